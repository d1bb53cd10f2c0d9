/// The names of what is run again and again, and of how long that took, in the languages of the program.
package enum JobNames {
  private static let jobs: Set<String> = [
    "workflow", "workflowname", "job", "jobname", "pipeline", "stage", "task", "suite", "step",
    "build", "action", "script", "query", "endpoint", "benchmark", "aufgabe", "ablauf", "auftrag",
    "tâche", "étape",
    "tarea", "trabajo", "etapa", "tarefa", "zadanie", "krok", "etap", "ジョブ", "ワークフロー", "タスク", "工作流",
    "任务", "作业",
  ]

  /// True of "workflow", "job_name" and "Pipeline".
  package static func isJob(_ name: String) -> Bool {
    RoleName.parts(of: RoleName.separated(name)).contains(where: jobs.contains)
  }

  /// True of "duration_ms", "elapsed" and "Dauer (s)".
  package static func isLength(_ name: String) -> Bool {
    let words = RoleName.duration.words
    return RoleName.duration.matches(name)
      || RoleName.parts(of: RoleName.separated(name)).contains(where: words.contains)
  }
}
