import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  name: 'Діапазон номерів',
  means: 'Справжні етикетки, надруковані тут з номерами, які надав вам перевізник.',
  choice: 'З номерами перевізника',
  fields: {
    prefix: { label: 'Префікс', fault: 'Лише великі латинські літери й цифри.' },
    first: {
      label: 'Перший номер',
      fault: 'Лише цифри; останній номер має стільки ж цифр, як перший, і не менший за нього.',
    },
    last: {
      label: 'Останній номер',
      fault: 'Лише цифри; останній номер має стільки ж цифр, як перший, і не менший за нього.',
    },
    checkDigit: {
      label: 'Контрольна цифра',
      values: { NONE: 'Немає', MOD10: 'MOD10', MOD11: 'MOD11', MOD37_36: 'MOD37, 36' },
    },
    symbology: {
      label: 'Штрихкод',
      fault:
        'Цей штрихкод не вміщує таких номерів: перевірте довжину, префікс і контрольну цифру або виберіть Code 128.',
      values: { CODE128: 'Code 128', GS1_128: 'GS1-128', INTERLEAVED_2_OF_5: 'Interleaved 2/5' },
    },
    warnBelow: { label: 'Попереджати, якщо менше', hint: 'Скільки лишилося номерів; 100, якщо не вказано.' },
  },
};
