/// The names that lists of tickets have, in the languages of the program: when one came in and when it was last touched or
/// done, how it stands, and how much heed it was paid.
package enum TicketNames {
  private static let openings: Set<String> = [
    "created", "opened", "reported", "submitted", "raised", "logged", "received", "creation",
    "erstellt", "angelegt", "gemeldet", "eröffnet", "créé", "créée", "ouvert", "ouverte",
    "signalé", "creado", "creada", "abierto", "abierta", "criado", "criada", "aberto", "aberta",
    "utworzono", "utworzone", "zgłoszono", "作成", "作成日", "作成日時", "登録日時", "起票日", "创建", "创建时间",
    "提交时间",
  ]

  private static let changes: Set<String> = [
    "closed", "updated", "resolved", "merged", "modified", "completed", "solved", "finished",
    "changed", "resolution", "geschlossen", "erledigt", "gelöst", "aktualisiert", "geändert",
    "fermé", "fermée", "résolu", "modifié", "cerrado", "cerrada", "resuelto", "actualizado",
    "fechado", "fechada", "resolvido", "atualizado", "zamknięto", "rozwiązano", "zaktualizowano",
    "完了", "完了日", "更新", "更新日", "更新日時", "クローズ日時", "关闭", "关闭时间", "更新时间", "解决时间",
  ]

  private static let states: Set<String> = [
    "state", "status", "resolution", "zustand", "état", "etat", "statut", "estado", "situação",
    "stan", "ステータス", "状態", "状态",
  ]

  private static let heed: Set<String> = [
    "comments", "comment", "watchers", "watches", "votes", "upvotes", "downvotes", "reactions",
    "likes", "replies", "participants", "reopens", "attachments", "links", "subtasks", "commits",
    "points", "done", "progress", "spent", "estimate", "estimated", "kommentare", "beobachter",
    "stimmen", "antworten", "commentaires", "observateurs",
    "comentarios", "observadores", "votos", "comentários", "respostas", "komentarze", "głosy",
    "obserwujący", "コメント数", "投票数", "ウォッチャー", "评论数", "关注者", "投票",
  ]

  /// True of "created_at", "Opened" and "Erstellt am".
  package static func isOpening(_ name: String) -> Bool { has(openings, name) }

  /// True of "closed_at", "Updated" and "Resolution date".
  package static func isChange(_ name: String) -> Bool { has(changes, name) }

  /// True of "state" and "Status".
  package static func isState(_ name: String) -> Bool { has(states, name) }

  /// True of "Watchers", "comments_count", "Story Points" and "% Done".
  package static func isHeed(_ name: String) -> Bool { has(heed, name) }

  private static func has(_ words: Set<String>, _ name: String) -> Bool {
    RoleName.parts(of: RoleName.separated(name)).contains { words.contains($0.lowercased()) }
  }
}
