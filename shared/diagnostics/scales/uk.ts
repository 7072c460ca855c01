import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const scales: Translated<typeof en.scales> = {
  USB_SCALES_NEED:
    'Ваги USB потребують {missing}, чого на цій машині немає. У Debian та Ubuntu: apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Послідовні порти не перелічити без {missing}, чого на цій машині немає. У Debian та Ubuntu: apt-get install {package}.',
  USB_SCALES_UNUSABLE: 'Ваги USB непридатні: їхня бібліотека не завантажується. Встановіть Packbench знову.',
  SERIAL_SCALES_UNUSABLE: 'Послідовні ваги непридатні: їхня бібліотека не завантажується. Встановіть Packbench знову.',
  SCALE_FAULT: 'Ваги повідомляють про несправність.',
  SCALE_NOT_CALIBRATED: 'Ваги треба калібрувати.',
  SCALE_STATE_UNKNOWN: 'Ваги повідомляють невідомий тут стан ({status}).',
  SCALE_UNIT: 'Ваги показують іншу одиницю: поставте kg, g, lb або oz.',
  SCALE_NO_SICS: 'Ваги не розуміють команд SICS. Виберіть, що вони надсилають самі.',
  SCALE_CONNECTING: 'Ваги під’єднуються.',
  SCALE_NOT_PLUGGED_IN: 'Таких ваг USB не під’єднано.',
  SCALE_UNPLUGGED: 'Ваги USB від’єднано.',
  SCALE_IN_USE: 'Користувачеві станції ваги USB недоступні, або їх використовує інша програма.',
};
