/// The themes of this folder as they are in the program, each as the bytes of its file.
package enum ThemeFiles {
  package static let all: KeyValuePairs<String, [UInt8]> = [
    "color-blind-safe-dark": PackageResources.color_blind_safe_dark_toml,
    "color-blind-safe-light": PackageResources.color_blind_safe_light_toml,
    "default-dark": PackageResources.default_dark_toml,
    "default-light": PackageResources.default_light_toml,
    "high-contrast-dark": PackageResources.high_contrast_dark_toml,
    "high-contrast-light": PackageResources.high_contrast_light_toml,
    "high-contrast-sepia": PackageResources.high_contrast_sepia_toml,
    "monochrome": PackageResources.monochrome_toml,
    "sepia": PackageResources.sepia_toml,
    "white-on-blue": PackageResources.white_on_blue_toml,
    "yellow-on-black": PackageResources.yellow_on_black_toml,
  ]
}
