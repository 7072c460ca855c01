import type { hotFolder as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const hotFolder: Translated<typeof english> = {
  title: 'Folder obserwowany',
  lead: 'Dla programów, które potrafią tylko zapisywać pliki: plik CSV, Excel lub JSON upuszczony do folderu zamienia się w etykiety, każdy wiersz kupiony raz.',
  on: 'Obserwuj folder',
  onHint: 'To, co tam trafi, jest kupowane bez pytania.',
  path: 'Folder',
  pathHint: 'Na komputerze stacji, z pełną ścieżką, poza folderem danych stacji.',
  fromFile: 'Jak w pliku',
  defaults: 'Gdy plik tego nie podaje',
  save: 'Zapisz folder',
  saved: 'Folder obserwowany jest zapisany.',
  stopped: 'Żaden folder nie jest już obserwowany.',
  goOn: 'Wznów',
  states: {
    OFF: 'wyłączony',
    WATCHING: 'obserwowany',
    UNREACHABLE: 'nieosiągalny',
    REVOKED: 'odebrany',
  },
  say: {
    OFF: 'Żaden folder nie jest obserwowany.',
    WATCHING: 'Pliki w {path} są pobierane, gdy nie rosną od dwóch sekund.',
    UNREACHABLE: 'Pliki będą znów pobierane, gdy folder wróci i da się odczytać.',
    REVOKED: 'Klientowi API „Hot folder” odebrano dostęp, więc nic nie jest pobierane.',
  },
  arriving: 'Nadchodzi jeden plik | Nadchodzą {n} pliki | Nadchodzi {n} plików',
  working: 'Przetwarzany jest plik {file}',
  faults: {
    relative: 'Folder „{path}”: podaj pełną ścieżkę, np. /srv/orders lub C:\\Orders.',
    tooLong: 'Folder: liczba znaków {actual}, dozwolone najwyżej {limit}.',
    unusable: 'Folder „{path}”: stacja nie może go użyć.',
  },
};
