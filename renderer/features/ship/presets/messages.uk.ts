import type { presets as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const presets: Translated<typeof english> = {
  choose: 'Шаблони',
  placeholder: 'Шаблон',
  save: 'Зберегти як шаблон',
  name: 'Назва шаблону',
  kind: 'Що зберігає',
  kinds: { PACKAGE: 'Посилку', SERVICE: 'Акаунт і послуга', SHIPMENT: 'Усю форму' },
  saveButton: 'Зберегти',
  saved: 'Шаблон «{name}» збережено.',
  place: 'Місце',
  placeHint: 'Перші дев’ять мають клавішу, Alt+1 – Alt+9.',
  barcode: 'Штрихкод',
  barcodeHint: 'Сканований на екрані «Відправлення», вибирає шаблон.',
  tare: 'Порожня коробка',
  tareHint: 'Додається до введеної ваги, не до ваги з ваг.',
  edit: 'Редагувати шаблони',
  which: 'Шаблон',
  remove: 'Прибрати',
  removed: 'Шаблон «{name}» прибрано.',
  applied: '{name}: заповнено.',
  notNow: '{name} — шаблон: він для наступного відправлення.',
  inTheWay: 'Введіть ціле число від 1 до 999.',
  noWeight: 'Введіть вагу, напр. 0,3.',
  withBox: '+ {tare} коробка = {total}',
};
