import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'пакувальник',
  lead: 'старший зміни',
  administrator: 'адміністратор',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Входити за бейджем',
  ship: 'Відправляти й зважувати',
  pack: 'Брати замовлення й пакувати за сканом',
  print: 'Друкувати власні етикетки',
  handOver: 'Передавати посилки й закривати повний день',
  runBatches: 'Обробляти партії',
  keepAddresses: 'Вести адреси, товари й шаблони',
  printOthers: 'Друкувати етикетки, куплені кимось іншим',
  void: 'Анулювати етикетки',
  resolve: 'З’ясовувати сумнівні покупки',
  shipAgain: 'Надсилати ще раз уже відправлене',
  takeOver: 'Переймати замовлення з іншого місця',
  holdOrders: 'Притримувати, відпускати й скасовувати замовлення',
  closeIncomplete: 'Закривати день, коли бракує посилок',
  changeAccounts: 'Налаштовувати акаунти перевізників',
  changePrinters: 'Налаштовувати принтери',
  changeSources: 'Налаштовувати джерела замовлень',
  changeRules: 'Змінювати правила',
  changeSettings: 'Змінювати налаштування',
  changeClients: 'Допускати інструменти й вікна',
  changePackers: 'Змінювати, хто тут пакує',
  checkInvoices: 'Перевіряти рахунки перевізників',
  maintain: 'Копіювати й відновлювати',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING:
    'Для «{action}» потрібна роль: {least}. Роль цього вікна: {role}. Хто її має, може відсканувати тут свій бейдж.',
  LAST_ADMINISTRATOR:
    '{name} є останнім адміністратором. Спершу призначте іншого; інакше нікому було б щось налаштувати.',
  BADGE_UNKNOWN: 'Бейджа {badge} не знайдено. Адміністратор може додати його в розділі «Пакувальники».',
  PACKER_INACTIVE: '{name} тут більше не пакує. Адміністратор може змінити це в розділі «Пакувальники».',
};
