import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const labels: Translated<typeof en.labels> = {
  LOGO_OF_NO_KIND: 'Die Datei ist weder ein PNG- noch ein SVG-Bild.',
  LOGO_BROKEN: 'Das Bild ist beschädigt: Es lässt sich nicht zeichnen.',
  LOGO_EMPTY: 'Das Bild ist überall weiß oder durchsichtig.',
  LOGO_TOO_LARGE: 'Das Bild hat {width} mal {height} Pixel; eine Seite darf {limit} haben.',
  LOGO_SVG_UNSAFE:
    'Das SVG enthält etwas, das ein Logo nicht haben darf: {what}. Speichern Sie es als einfache Formen.',
  LOGO_TOO_HUNGRY: 'Das Bild braucht zu lange oder zu viel Speicher, um gezeichnet zu werden.',
  ROUTING_COLUMN_MISSING: 'Es gibt keine Spalte „{column}“. Die Spalten sind {known}.',
  ROUTING_COUNTRY_WRONG: 'Zeile {line}: „{value}“ ist kein Land; nötig sind zwei Buchstaben, etwa DE.',
  ROUTING_CODE_WRONG:
    'Zeile {line}: „{value}“ ist keine Postleitzahl von {country} und auch nicht der Anfang einer solchen.',
  ROUTING_RANGE_BACKWARDS: 'Zeile {line}: {to} liegt vor {from}.',
  ROUTING_ROW_EMPTY: 'Zeile {line} hat weder Depot noch Sortiercode noch Tour.',
  ROUTING_TEXT_TOO_LONG: 'Zeile {line}: „{value}“ ist länger als {limit} Zeichen.',
  ROUTING_TEXT_NOT_ASCII: 'Zeile {line}: „{value}“ hat Zeichen, die kein Barcode fassen kann.',
  ROUTING_ROWS_OVERLAP: 'Zeile {line} ({country} {range}) überschneidet sich mit Zeile {other} ({otherRange}).',
};
