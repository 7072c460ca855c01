import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const labels: Translated<typeof en.labels> = {
  LOGO_OF_NO_KIND: 'Файл не є ні зображенням PNG, ні SVG.',
  LOGO_BROKEN: 'Зображення пошкоджене: з нього нічого не можна намалювати.',
  LOGO_EMPTY: 'Зображення повністю біле або прозоре.',
  LOGO_TOO_LARGE: 'Зображення має {width} на {height} пікселів; сторона може мати {limit}.',
  LOGO_SVG_UNSAFE: 'SVG містить те, чого логотип не повинен мати: {what}. Збережіть його простими фігурами.',
  LOGO_TOO_HUNGRY: 'Щоб намалювати зображення, потрібно забагато часу або пам’яті.',
  ROUTING_COLUMN_MISSING: 'Немає стовпця «{column}». Стовпці: {known}.',
  ROUTING_COUNTRY_WRONG: 'Рядок {line}: «{value}» не є країною; потрібні дві літери, наприклад DE.',
  ROUTING_CODE_WRONG: 'Рядок {line}: «{value}» не є поштовим індексом країни {country} чи його початком.',
  ROUTING_RANGE_BACKWARDS: 'Рядок {line}: {to} передує {from}.',
  ROUTING_ROW_EMPTY: 'Рядок {line} не має ні депо, ні коду сортування, ні маршруту.',
  ROUTING_TEXT_TOO_LONG: 'Рядок {line}: «{value}» довше за {limit} символів.',
  ROUTING_TEXT_NOT_ASCII: 'Рядок {line}: «{value}» має символи, яких штрихкод не вміщує.',
  ROUTING_ROWS_OVERLAP: 'Рядок {line} ({country} {range}) перетинається з рядком {other} ({otherRange}).',
};
