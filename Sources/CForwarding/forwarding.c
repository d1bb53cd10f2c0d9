// All of this target is in its header; a package has no target without a source.
