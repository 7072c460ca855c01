import type { hotFolder as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const hotFolder: Translated<typeof english> = {
  title: 'Гаряча папка',
  lead: 'Для програм, які вміють лише писати файли: файл CSV, Excel або JSON у цій папці стає етикетками, кожен рядок купується один раз.',
  on: 'Стежити за папкою',
  onHint: 'Що туди покладено, купується без запитань.',
  path: 'Папка',
  pathHint: 'На комп’ютері станції, повний шлях, поза папкою даних станції.',
  fromFile: 'Як у файлі',
  defaults: 'Якщо файл цього не каже',
  save: 'Зберегти гарячу папку',
  saved: 'Гарячу папку збережено.',
  stopped: 'За жодною папкою більше не стежимо.',
  goOn: 'Продовжити',
  states: { OFF: 'вимкнено', WATCHING: 'стежить', UNREACHABLE: 'недоступна', REVOKED: 'відкликано' },
  say: {
    OFF: 'За жодною папкою не стежимо.',
    WATCHING: 'Файли в {path} беруться, коли не росли дві секунди.',
    UNREACHABLE: 'Файли знову братимуться, щойно папка повернеться і буде доступна.',
    REVOKED: 'Клієнта API «Гаряча папка» відкликано, тож нічого не береться.',
  },
  arriving: 'Надходить {n} файл | Надходять {n} файли | Надходить {n} файлів',
  working: '{file} обробляється',
  faults: {
    relative: 'Папка «{path}»: вкажіть повний шлях, наприклад /srv/orders або C:\\Orders.',
    tooLong: 'Папка, кількість знаків {actual}: щонайбільше {limit}.',
    unusable: 'Папка «{path}»: станція не може її використати.',
  },
};
