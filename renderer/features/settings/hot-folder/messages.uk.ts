import type { hotFolder as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const hotFolder: Translated<typeof english> = {
  title: 'Папка спостереження',
  lead: 'Для програм, що вміють лише писати файли: файл CSV, Excel або JSON у папці стає етикетками, кожен рядок куплено раз.',
  on: 'Спостерігати за папкою',
  onHint: 'Покладене туди купують, нікого не питаючи.',
  path: 'Папка',
  pathHint: 'На машині станції, з повним шляхом, поза її папкою даних.',
  fromFile: 'Як каже файл',
  defaults: 'Де файл не каже',
  save: 'Зберегти папку спостереження',
  saved: 'Папку спостереження збережено.',
  stopped: 'Жодної папки більше не спостерігають.',
  goOn: 'Хай продовжує',
  states: { OFF: 'вимкнено', WATCHING: 'спостерігає', UNREACHABLE: 'недоступна', REVOKED: 'відкликано' },
  say: {
    OFF: 'Жодної папки не спостерігають.',
    WATCHING: 'Файли в {path} беруть, коли вони дві секунди не росли.',
    UNREACHABLE: 'Файли братимуть знову, щойно папка повернеться і читатиметься.',
    REVOKED: 'Клієнта API «Папка спостереження» відкликано, тож нічого не беруть.',
  },
  arriving: 'Надходить один файл | Надходять {n} файли | Надходить {n} файлів',
  working: 'Обробляється {file}',
  faults: {
    relative: 'Папка «{path}»: вкажіть повний шлях, напр. /srv/orders або C:\\Orders.',
    tooLong: 'Папка: символів {actual}, щонайбільше {limit}.',
    unusable: 'Папка «{path}»: станція не може нею користуватися.',
  },
};
