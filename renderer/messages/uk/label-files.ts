import type { labelFiles as english } from '../en/label-files.ts';
import type { Translated } from '../translated.ts';

export const labelFiles: Translated<typeof english> = {
  save: 'Зберегти етикетки …',
  title: 'Етикетки одним файлом',
  count: '{n} етикетка | {n} етикетки | {n} етикеток',
  none: 'Ніщо з цього не має етикетки, з якою можна відправляти.',
  format: 'Тип файла',
  formats: {
    PDF: 'Один PDF, сторінка на етикетку',
    ZPL: 'Один файл ZPL',
    EPL: 'Один файл EPL',
    ZIP: 'ZIP, файл на етикетку',
  },
  mixed: 'Вони збережені в різних форматах ({formats}), тож усі вміщує лише файл ZIP.',
  leftOut: {
    NOT_BOUGHT: 'Пропущено, не куплено: {n}',
    NOT_LABELLED: 'Пропущено, ще немає етикетки від перевізника: {n}',
    VOIDED: 'Пропущено, анульовано: {n}',
    NOT_KEPT: 'Пропущено, більше не зберігається: {n}',
    LOCKED: 'Немає в PDF, заблоковано перевізником: {n}',
    BROKEN: 'Немає в PDF, надіслано перевізником пошкодженими: {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'Завантажити',
  fileName: 'етикетки',
  broken: 'Файл надійшов не повністю. Спробуйте ще раз; якщо повториться, візьміть файл ZIP.',
};
