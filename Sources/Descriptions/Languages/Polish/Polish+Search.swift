extension Polish {
  static let searchWords: [KeyAction: String] = [
    .highest:
      "maksimum, szczyt, największy, najwyższy, maks, rekord, najwyższa wartość, najlepszy, najwięcej",
    .lowest:
      "minimum, dno, najmniejszy, najniższy, min, najniższa wartość, najgorszy, najmniej",
    .goTo:
      "wartość odstająca, punkt zwrotny, ekstremum, spadek, wzrost, luka, przecięcie, brak, brakuje, spada, w dół, nietypowe, anomalia, dziwne, zmiana, rośnie, maleje",
    .search: "znajdź, nazwa, miasto, kraj, osoba, produkt, słowo",
    .goToPlace: "skok, czas, rok, data, dzień, idź do",
    .back: "powrót, poprzednie miejsce, wstecz, wróć",
    .takeBack:
      "cofnij, przywróć, wycofaj, zacznij od nowa, błąd, pomyłka, pomyliłem się, pomyliłam się, popraw",
    .bookmark: "zapamiętaj, znacznik, zaznacz, ulubione, zanotuj",
    .position: "gdzie jestem, zgubiłem się, zgubiłam się, jak daleko, który punkt",
    .audioGraph: "legenda",
    .details:
      "statystyka, średnia, podsumowanie, trend, mediana, tytuł, brak, brakuje, fakty, liczby, razem, ile",
    .describe: "kształt, trend, objaśnij, co to jest, wzór, krzywa, opisz, streść",
    .values: "punkty, wartość",
    .table: "wiersze, komórki, rekordy, dane, tabela",
    .play: "słuchaj, odtwórz, muzyka, melodia, start, graj",
    .stop: "anuluj, cisza, zatrzymaj, stop",
    .slower: "szybkość, tempo",
    .faster: "szybkość, tempo, przyspiesz",
    .sound: "wycisz, wyłącz dźwięk, dźwięk",
    .speech: "głos, mów, powiedz",
    .zoomIn:
      "przybliż, część, zakres, zoom, powiększ, bliżej, z bliska",
    .zoomOut:
      "oddal, zoom, pomniejsz",
    .zoomAll: "zoom, całość",
    .readAll: "wszystko, na głos, czytaj na głos, powiedz wszystko",
    .history: "powtórz, ostatni",
    .nextPart: "opis, części, kolejność, tylko wartość, tylko jednostka",
    .verbosity: "krótko, szczegóły, długość",
    .follow: "strumień, najnowsze, na żywo, czas rzeczywisty, obserwuj",
    .suggestions:
      "rodzaj wykresu, słupki, linia, punktowy, inny wykres, słupkowy, kołowy, histogram, pudełkowy, wykres pudełkowy, wykres, wykresy, diagram, inny widok",
    .columns:
      "filtr, zakres, średnia, mediana, suma, grupuj, oś, x, y, seria, miesiąc, rok, pomiń, maksimum, minimum, liczba, usuń, skasuj, ukryj, sortuj, porządkuj, filtruj, grupa, tylko niektóre, kolumna, kolumny, miasto, kraj, tylko jedno, tylko jeden, wybierz, wyklucz, pole, zmienna, na miesiąc",
    .compare:
      "różnica, wybór, porównaj, wobec, porównanie, oba, więcej niż, co jest wyższe",
    .chord: "razem",
    .chartList: "tytuł, przełącz",
    .multiples:
      "panele, siatka, obok siebie, przegląd, wszystkie wykresy, kafelki",
    .export:
      "zapisz, kopiuj, plik, obraz, wiersz polecenia, drukuj, pobierz, nagraj, nagranie, plik dźwiękowy, udostępnij, wyślij, zrzut ekranu",
    .settings:
      "głośność, instrument, wysokość, język, brajl, czytnik ekranu, opcje, kolejność, głośniej, ciszej, preferencje, dostosuj",
    .nextTheme: "kolor, kontrast, ciemny, jasny",
    .previousTheme: "kolor, kontrast, ciemny, jasny",
    .larger: "rozmiar, czcionka, większy, większe",
    .smaller: "rozmiar, czcionka, mniejszy, mniejsze",
    .quit: "wyjdź, koniec, zamknij, zakończ, gotowe, wyjście, do widzenia",
    .tutorial: "nauka, lekcja, początkujący, wprowadzenie, ćwicz",
    .help: "klawisze, polecenia, skróty, instrukcja, co mogę zrobić",
  ]
}
