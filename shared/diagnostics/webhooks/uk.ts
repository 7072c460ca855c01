import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const webhooks: Translated<typeof en.webhooks> = {
  SECRET_GONE: 'Секрету, яким підписують повідомлення, більше немає. Створіть вебхук заново.',
  NOT_SIGNED: 'Повідомлення не вдалося підписати або надіслати. Подробиці в журналі роботи станції.',
  ADDRESS_INVALID: 'Адреса має починатися з https:// і не містити ні користувача, ні фрагмента.',
  ADDRESS_MASKED: 'Там, де стоїть ***, частину адреси не показано. Введіть адресу повністю.',
  ADDRESS_UNENCRYPTED: 'Звертання до {at} було б незашифрованим. Візьміть https або адресу цього комп’ютера.',
  ADDRESS_NOT_CALLED: '{at}: мережа, до якої станція не звертається.',
};
