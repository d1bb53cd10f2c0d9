extension Spanish {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "máximo, pico, mayor, más alto, máx",
    .lowest:
      "mínimo, valle, menor, más bajo, mín",
    .goTo:
      "valor atípico, punto de giro, extremo, caída, subida, hueco, cruce, falta, faltan, bajada, bajar",
    .search: "encontrar, nombre",
    .goToPlace: "saltar, tiempo, año",
    .back: "regresar, vuelta, atrás, volver",
    .takeBack: "deshacer, anular, revertir, empezar de nuevo",
    .bookmark: "marca, recordar",
    .position: "dónde estoy",
    .audioGraph: "leyenda",
    .details:
      "estadística, media, resumen, tendencia, promedio, mediana, título, falta, faltan",
    .describe: "forma, tendencia, explicar",
    .values: "puntos, valor",
    .table: "filas, celdas",
    .play: "oír, escuchar, reproducir",
    .stop: "cancelar, silencio",
    .slower: "velocidad, tempo",
    .faster: "velocidad, tempo, acelerar",
    .sound: "silenciar, quitar sonido, sonido",
    .speech: "voz, hablar, decir",
    .zoomIn:
      "zoom, ampliar, parte, rango, acercar",
    .zoomOut:
      "zoom, reducir, alejar",
    .zoomAll: "zoom, todo, restablecer",
    .readAll: "todo, voz alta, leer en voz alta",
    .history: "repetir, último",
    .nextPart: "aviso, partes, orden, solo valor, solo unidad",
    .verbosity: "breve, detalle, longitud",
    .follow: "en vivo, flujo, último",
    .suggestions:
      "tipo de gráfico, barras, línea, dispersión, otro gráfico, gráfico de barras, circular, histograma, cajas, diagrama de caja, tarta, gráfico, gráficos",
    .columns:
      "filtro, rango, media, mediana, suma, agrupar, eje, x, y, serie, mes, año, omitir, promedio, máximo, mínimo, recuento, borrar, eliminar, quitar, ocultar, ordenar, filtrar, grupo, solo algunos, columna, columnas",
    .compare:
      "diferencia, selección, comparar, frente a",
    .chord: "juntas",
    .chartList: "título, cambiar",
    .multiples:
      "paneles, cuadrícula, lado a lado",
    .export:
      "guardar, copiar, archivo, imagen, línea de comandos, imprimir, descargar",
    .settings:
      "volumen, instrumento, tono, idioma, lector de pantalla, opciones, orden, más fuerte, más bajo, más fuerte",
    .nextTheme: "color, contraste, oscuro, claro",
    .previousTheme: "color, contraste, oscuro, claro",
    .larger: "tamaño, letra, más grande",
    .smaller: "tamaño, letra, más pequeño",
    .quit: "salir, fin, cerrar, terminar",
    .tutorial: "aprender, lección",
    .help: "teclas, órdenes",
  ]
}
