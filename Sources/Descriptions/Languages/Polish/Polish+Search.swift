extension Polish {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "maksimum, szczyt, największy, najwyższy, maks",
    .lowest:
      "minimum, dno, najmniejszy, najniższy, min",
    .goTo:
      "wartość odstająca, punkt zwrotny, ekstremum, spadek, wzrost, luka, przecięcie, brak, brakuje, spada, w dół",
    .search: "znajdź, nazwa",
    .goToPlace: "skok, czas, rok",
    .back: "powrót, poprzednie miejsce, wstecz, wróć",
    .takeBack: "cofnij, przywróć, wycofaj, zacznij od nowa",
    .bookmark: "zapamiętaj, znacznik",
    .position: "gdzie jestem",
    .audioGraph: "legenda",
    .details:
      "statystyka, średnia, podsumowanie, trend, mediana, tytuł, brak, brakuje",
    .describe: "kształt, trend, objaśnij",
    .values: "punkty, wartość",
    .table: "wiersze, komórki",
    .play: "słuchaj, odtwórz",
    .stop: "anuluj, cisza",
    .slower: "szybkość, tempo",
    .faster: "szybkość, tempo, przyspiesz",
    .sound: "wycisz, wyłącz dźwięk, dźwięk",
    .speech: "głos, mów, powiedz",
    .zoomIn:
      "przybliż, część, zakres, zoom, powiększ",
    .zoomOut:
      "oddal, zoom, pomniejsz",
    .zoomAll: "zoom, całość",
    .readAll: "wszystko, na głos, czytaj na głos",
    .history: "powtórz, ostatni",
    .nextPart: "opis, części, kolejność, tylko wartość, tylko jednostka",
    .verbosity: "krótko, szczegóły, długość",
    .follow: "strumień, najnowsze",
    .suggestions:
      "rodzaj wykresu, słupki, linia, punktowy, inny wykres, słupkowy, kołowy, histogram, pudełkowy, wykres pudełkowy, wykres, wykresy",
    .columns:
      "filtr, zakres, średnia, mediana, suma, grupuj, oś, x, y, seria, miesiąc, rok, pomiń, maksimum, minimum, liczba, usuń, skasuj, ukryj, sortuj, porządkuj, filtruj, grupa, tylko niektóre, kolumna, kolumny",
    .compare:
      "różnica, wybór, porównaj, wobec",
    .chord: "razem",
    .chartList: "tytuł, przełącz",
    .multiples:
      "panele, siatka, obok siebie",
    .export:
      "zapisz, kopiuj, plik, obraz, wiersz polecenia, drukuj, pobierz",
    .settings:
      "głośność, instrument, wysokość, język, brajl, czytnik ekranu, opcje, kolejność, głośniej, ciszej, głośniej",
    .nextTheme: "kolor, kontrast, ciemny, jasny",
    .previousTheme: "kolor, kontrast, ciemny, jasny",
    .larger: "rozmiar, czcionka, większy, większe",
    .smaller: "rozmiar, czcionka, mniejszy, mniejsze",
    .quit: "wyjdź, koniec, zamknij, zakończ",
    .tutorial: "nauka, lekcja",
    .help: "klawisze, polecenia",
  ]
}
