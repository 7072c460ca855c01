import type { hotFolder as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const hotFolder: Translated<typeof english> = {
  title: 'Obserwowany folder',
  lead: 'Dla programów, które umieją tylko zapisywać pliki: plik CSV, Excel lub JSON wrzucony do folderu staje się etykietami, każdy wiersz kupiony raz.',
  on: 'Obserwuj folder',
  onHint: 'To, co tam trafi, jest kupowane bez pytania.',
  path: 'Folder',
  pathHint: 'Na komputerze stacji, z pełną ścieżką, poza folderem danych stacji.',
  fromFile: 'Jak mówi plik',
  defaults: 'Gdy plik tego nie mówi',
  save: 'Zapisz obserwowany folder',
  saved: 'Obserwowany folder zapisano.',
  stopped: 'Żaden folder nie jest już obserwowany.',
  goOn: 'Pozwól kontynuować',
  states: { OFF: 'wyłączony', WATCHING: 'obserwuje', UNREACHABLE: 'nieosiągalny', REVOKED: 'odebrany' },
  say: {
    OFF: 'Żaden folder nie jest obserwowany.',
    WATCHING: 'Pliki w {path} są brane, gdy od dwóch sekund nie rosną.',
    UNREACHABLE: 'Pliki będą znów brane, gdy folder wróci i da się go odczytać.',
    REVOKED: 'Klientowi API „Obserwowany folder” odebrano dostęp, więc nic nie jest brane.',
  },
  arriving: 'Nadchodzi jeden plik | Nadchodzą {n} pliki | Nadchodzi {n} plików',
  working: 'Przetwarzany jest {file}',
  faults: {
    relative: 'Folder „{path}”: podaj całą ścieżkę, np. /srv/orders lub C:\\Orders.',
    tooLong: 'Folder: znaków {actual}, najwyżej {limit}.',
    unusable: 'Folder „{path}”: stacja nie może go użyć.',
  },
};
