import type { products as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const products: Translated<typeof english> = {
  title: 'Товари',
  list: 'Товари',
  back: 'Налаштування',
  find: 'Пошук за артикулом, описом або кодом УКТЗЕД (HS)',
  add: 'Новий товар',
  import: 'Імпортувати файл',
  none: 'Товарів немає',
  noneHint: 'Тут запам’ятовується те, що відправляють або замовляють.',
  notFound: 'За «{text}» нічого не знайдено.',
  saved: 'збережено',
  learnt: 'завчено',
  edit: 'Змінити',
  remove: 'Видалити',
  removeTitle: 'Видалити {sku}?',
  removeHint: 'Наступне відправлення чи замовлення з ним завчить його знову.',
  editTitle: 'Змінити товар',
  addTitle: 'Новий товар',
  save: 'Зберегти',
  stored: 'Збережено: {sku}.',
  removed: 'Видалено: {sku}.',
  valueEach: 'Вартість одиниці',
  weightEach: 'Вага одиниці',
  file: {
    title: 'Товари з файла',
    hint: 'Один рядок — один товар. Сказане в рядку замінює відоме.',
    unit: 'Одиниця ваги, якщо не вказано',
    currency: 'Валюта, якщо не вказано',
    done: 'Збережено: {saved}.',
  },
};
