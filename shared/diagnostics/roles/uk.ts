import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'пакувальник',
  lead: 'старший',
  administrator: 'адміністратор',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Вхід за бейджем',
  ship: 'Відправляти й зважувати',
  pack: 'Брати замовлення і пакувати скануванням',
  print: 'Друкувати власні етикетки',
  handOver: 'Передавати посилки й закривати повний день',
  runBatches: 'Виконувати партії',
  keepAddresses: 'Вести адреси, товари й шаблони',
  printOthers: 'Друкувати етикетки, куплені іншими',
  void: 'Анулювати етикетки',
  resolve: 'З’ясовувати сумнівні купівлі',
  shipAgain: 'Надсилати ще раз уже надіслане',
  takeOver: 'Перебирати замовлення з іншого місця',
  holdOrders: 'Затримувати, звільняти, скасовувати замовлення',
  closeIncomplete: 'Закривати день, коли бракує посилок',
  changeAccounts: 'Налаштовувати акаунти перевізників',
  changePrinters: 'Налаштовувати принтери',
  changeSources: 'Налаштовувати джерела замовлень',
  changeRules: 'Змінювати правила',
  changeSettings: 'Змінювати налаштування',
  changeClients: 'Впускати інструменти й вікна',
  changePackers: 'Змінювати, хто тут пакує',
  checkInvoices: 'Перевіряти рахунки перевізників',
  maintain: 'Копіювати й відновлювати',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING: '«{action}» потребує ролі {least}. Це вікно має роль {role}. Хто її має, може сканувати тут бейдж.',
  LAST_ADMINISTRATOR: '{name} — останній адміністратор. Спершу призначте іншого; інакше ніхто нічого не налаштує.',
  BADGE_UNKNOWN: 'Жоден бейдж не каже {badge}. Адміністратор може додати його в «Команда».',
  PACKER_INACTIVE: '{name} тут більше не пакує. Адміністратор може змінити це в «Команда».',
};
