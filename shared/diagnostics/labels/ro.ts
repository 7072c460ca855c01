import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const labels: Translated<typeof en.labels> = {
  LOGO_OF_NO_KIND: 'Fișierul nu este nici imagine PNG, nici SVG.',
  LOGO_BROKEN: 'Imaginea este deteriorată: nu se poate desena nimic din ea.',
  LOGO_EMPTY: 'Imaginea este peste tot albă sau transparentă.',
  LOGO_TOO_LARGE: 'Imaginea are {width} pe {height} pixeli; o latură poate avea {limit}.',
  LOGO_SVG_UNSAFE: 'Fișierul SVG conține ceva ce un logo nu trebuie să aibă: {what}. Salvați-l ca forme simple.',
  LOGO_TOO_HUNGRY: 'Desenarea imaginii durează prea mult sau cere prea multă memorie.',
  ROUTING_COLUMN_MISSING: 'Nu există coloana „{column}”. Coloanele sunt {known}.',
  ROUTING_COUNTRY_WRONG: 'Linia {line}: „{value}” nu este o țară; sunt necesare două litere, de exemplu DE.',
  ROUTING_CODE_WRONG: 'Linia {line}: „{value}” nu este un cod poștal din {country} și nici începutul unuia.',
  ROUTING_RANGE_BACKWARDS: 'Linia {line}: {to} este înainte de {from}.',
  ROUTING_ROW_EMPTY: 'Linia {line} nu are nici depozit, nici cod de sortare, nici rută.',
  ROUTING_TEXT_TOO_LONG: 'Linia {line}: „{value}” are mai mult de {limit} caractere.',
  ROUTING_TEXT_NOT_ASCII: 'Linia {line}: „{value}” are caractere pe care un cod de bare nu le poate conține.',
  ROUTING_ROWS_OVERLAP: 'Linia {line} ({country} {range}) se suprapune cu linia {other} ({otherRange}).',
};
