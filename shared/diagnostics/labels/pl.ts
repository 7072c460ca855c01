import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const labels: Translated<typeof en.labels> = {
  LOGO_OF_NO_KIND: 'Plik nie jest ani obrazem PNG, ani SVG.',
  LOGO_BROKEN: 'Obraz jest uszkodzony: nic nie da się z niego narysować.',
  LOGO_EMPTY: 'Obraz jest cały biały lub przezroczysty.',
  LOGO_TOO_LARGE: 'Obraz ma {width} na {height} pikseli; bok może mieć {limit}.',
  LOGO_SVG_UNSAFE: 'SVG zawiera coś, czego logo nie może mieć: {what}. Zapisz je jako proste kształty.',
  LOGO_TOO_HUNGRY: 'Narysowanie obrazu trwa zbyt długo lub wymaga zbyt dużo pamięci.',
  ROUTING_COLUMN_MISSING: 'Nie ma kolumny „{column}”. Kolumny to {known}.',
  ROUTING_COUNTRY_WRONG: 'Wiersz {line}: „{value}” nie jest krajem; potrzebne są dwie litery, na przykład DE.',
  ROUTING_CODE_WRONG: 'Wiersz {line}: „{value}” nie jest kodem pocztowym kraju {country} ani jego początkiem.',
  ROUTING_RANGE_BACKWARDS: 'Wiersz {line}: {to} jest przed {from}.',
  ROUTING_ROW_EMPTY: 'Wiersz {line} nie ma ani magazynu, ani kodu sortowania, ani trasy.',
  ROUTING_TEXT_TOO_LONG: 'Wiersz {line}: „{value}” ma więcej niż {limit} znaków.',
  ROUTING_TEXT_NOT_ASCII: 'Wiersz {line}: „{value}” ma znaki, których kod kreskowy nie pomieści.',
  ROUTING_ROWS_OVERLAP: 'Wiersz {line} ({country} {range}) nakłada się na wiersz {other} ({otherRange}).',
};
