import type { presets as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const presets: Translated<typeof english> = {
  choose: 'Шаблони',
  placeholder: 'Шаблон',
  save: 'Зберегти як шаблон',
  name: 'Назва шаблону',
  kind: 'Що він зберігає',
  kinds: { PACKAGE: 'Одне місце', SERVICE: 'Акаунт і послуга', SHIPMENT: 'Усю форму' },
  saveButton: 'Зберегти',
  saved: 'Шаблон «{name}» збережено.',
  place: 'Номер',
  placeHint: 'Перші дев’ять мають клавішу, від Alt+1 до Alt+9.',
  barcode: 'Штрихкод',
  barcodeHint: 'Скан на екрані «Відправка» вибирає шаблон.',
  tare: 'Порожня коробка',
  tareHint: 'Додається до введеної ваги, не до ваги з ваг.',
  edit: 'Змінити шаблони',
  which: 'Шаблон',
  remove: 'Вилучити',
  removed: 'Шаблон «{name}» вилучено.',
  applied: '{name}: заповнено.',
  notNow: '{name} є шаблоном: він для наступного відправлення.',
  noWeight: 'Введіть вагу, наприклад 0,3.',
  withBox: '+ {tare} коробка = {total}',
};
