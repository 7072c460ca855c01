import type { labelFiles as english } from '../en/label-files.ts';
import type { Translated } from '../translated.ts';

export const labelFiles: Translated<typeof english> = {
  save: 'Зберегти етикетки …',
  title: 'Етикетки одним файлом',
  count: 'Одна етикетка | {n} етикетки | {n} етикеток',
  none: 'Жоден із цих рядків не має етикетки для відправлення.',
  format: 'Вид файлу',
  formats: {
    PDF: 'Один PDF, сторінка на етикетку',
    ZPL: 'Один файл ZPL',
    EPL: 'Один файл EPL',
    ZIP: 'ZIP, файл на етикетку',
  },
  mixed: 'Вони в різних форматах ({formats}), тож усі візьме лише ZIP.',
  leftOut: {
    NOT_BOUGHT: 'Пропущено, не куплено: {n}',
    NOT_LABELLED: 'Пропущено, перевізник ще не дав етикетки: {n}',
    VOIDED: 'Пропущено, анульовано: {n}',
    NOT_KEPT: 'Пропущено, більше не зберігається: {n}',
    LOCKED: 'Не в PDF, заблоковано перевізником: {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'Завантажити',
  fileName: 'etyketky',
  broken: 'Файл прийшов не повністю. Спробуйте ще раз; якщо повториться, візьміть ZIP.',
};
