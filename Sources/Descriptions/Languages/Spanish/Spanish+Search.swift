extension Spanish {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "máximo, pico, mayor, más alto, máx, récord, valor máximo, el más alto, mejor",
    .lowest:
      "mínimo, valle, menor, más bajo, mín, valor mínimo, el más bajo, peor",
    .goTo:
      "valor atípico, punto de giro, extremo, caída, subida, hueco, cruce, falta, faltan, bajada, bajar, inusual, anomalía, raro, cambio, aumento, disminución",
    .search: "encontrar, nombre, ciudad, país, persona, producto, palabra",
    .goToPlace: "saltar, tiempo, año, fecha, día, ir a",
    .back: "regresar, vuelta, atrás, volver",
    .takeBack:
      "deshacer, anular, revertir, empezar de nuevo, error, equivocación, me equivoqué, corregir, restaurar",
    .bookmark: "marca, recordar, marcar, favorito, anotar",
    .position: "dónde estoy, perdido, por dónde voy, qué punto",
    .audioGraph: "leyenda",
    .details:
      "estadística, media, resumen, tendencia, promedio, mediana, título, falta, faltan, hechos, cifras, números, total, cuántos",
    .describe: "forma, tendencia, explicar, qué es esto, patrón, curva, describir, resumir",
    .values: "puntos, valor",
    .table: "filas, celdas, registro, registros, datos, tabla",
    .play: "oír, escuchar, reproducir, música, melodía, empezar",
    .stop: "cancelar, silencio, parar, detener",
    .slower: "velocidad, tempo",
    .faster: "velocidad, tempo, acelerar",
    .sound: "silenciar, quitar sonido, sonido",
    .speech: "voz, hablar, decir",
    .zoomIn:
      "zoom, ampliar, parte, rango, acercar, más cerca, aumentar",
    .zoomOut:
      "zoom, reducir, alejar",
    .zoomAll: "zoom, todo, restablecer",
    .readAll: "todo, voz alta, leer en voz alta, decir todo",
    .history: "repetir, último",
    .nextPart: "aviso, partes, orden, solo valor, solo unidad",
    .verbosity: "breve, detalle, longitud",
    .follow: "en vivo, flujo, último, tiempo real, vigilar",
    .suggestions:
      "tipo de gráfico, barras, línea, dispersión, otro gráfico, gráfico de barras, circular, histograma, cajas, diagrama de caja, tarta, pastel, torta, gráfico, gráficos, gráfica, diagrama, otra vista",
    .columns:
      "filtro, rango, media, mediana, suma, agrupar, eje, x, y, serie, mes, año, omitir, promedio, máximo, mínimo, recuento, borrar, eliminar, quitar, ocultar, ordenar, filtrar, grupo, solo algunos, columna, columnas, ciudad, país, solo uno, solo una, elegir, seleccionar, excluir, campo, variable, por mes",
    .compare:
      "diferencia, selección, comparar, frente a, comparación, ambos, más que, cuál es más alto",
    .chord: "juntas",
    .chartList: "título, cambiar",
    .multiples:
      "paneles, cuadrícula, lado a lado, vista general, todos los gráficos, mosaico",
    .export:
      "guardar, copiar, archivo, imagen, línea de comandos, imprimir, descargar, grabar, grabación, archivo de sonido, compartir, enviar, captura de pantalla",
    .settings:
      "volumen, instrumento, tono, idioma, lector de pantalla, opciones, orden, más fuerte, más bajo, preferencias, ajustes, configurar",
    .nextTheme: "color, contraste, oscuro, claro",
    .previousTheme: "color, contraste, oscuro, claro",
    .larger: "tamaño, letra, más grande",
    .smaller: "tamaño, letra, más pequeño",
    .quit: "salir, fin, cerrar, terminar, acabar, listo, adiós",
    .tutorial: "aprender, lección, principiante, introducción, practicar",
    .help: "teclas, órdenes, atajos, instrucciones, qué puedo hacer",
  ]
}
