import type { hotFolder as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const hotFolder: Translated<typeof english> = {
  title: 'Eingangsordner',
  lead: 'Für Programme, die nur Dateien schreiben können: aus einer CSV-, Excel- oder JSON-Datei, die im Ordner abgelegt wird, werden Etiketten; jede Zeile wird einmal gekauft.',
  on: 'Einen Ordner beobachten',
  onHint: 'Was dort abgelegt wird, wird ohne Rückfrage gekauft.',
  path: 'Ordner',
  pathHint: 'Auf dem Rechner der Station, mit ganzem Pfad, außerhalb ihres eigenen Datenordners.',
  fromFile: 'Wie in der Datei',
  defaults: 'Wo eine Datei nichts sagt',
  save: 'Eingangsordner speichern',
  saved: 'Der Eingangsordner ist gespeichert.',
  stopped: 'Es wird kein Ordner mehr beobachtet.',
  goOn: 'Weiterlaufen lassen',
  states: { OFF: 'aus', WATCHING: 'beobachtet', UNREACHABLE: 'nicht erreichbar', REVOKED: 'widerrufen' },
  say: {
    OFF: 'Es wird kein Ordner beobachtet.',
    WATCHING: 'Dateien in {path} werden genommen, sobald sie zwei Sekunden nicht gewachsen sind.',
    UNREACHABLE: 'Sobald der Ordner wieder da und lesbar ist, werden wieder Dateien genommen.',
    REVOKED: 'Der API-Client „Hot folder“ wurde widerrufen, darum wird nichts genommen.',
  },
  arriving: 'Eine Datei kommt an | {n} Dateien kommen an',
  working: '{file} ist in Arbeit',
  faults: {
    relative: 'Ordner „{path}“: den ganzen Pfad angeben, etwa /srv/auftraege oder C:\\Auftraege.',
    tooLong: 'Ordner hat {actual} Zeichen: höchstens {limit}.',
    unusable: 'Ordner „{path}“: die Station kann ihn nicht benutzen.',
  },
};
