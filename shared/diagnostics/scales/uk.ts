import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const scales: Translated<typeof en.scales> = {
  USB_SCALES_NEED:
    'Вагам USB потрібно {missing}, чого на цьому комп’ютері немає. На Debian та Ubuntu: apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Без {missing}, чого на цьому комп’ютері немає, послідовні порти не показати. На Debian та Ubuntu: apt-get install {package}.',
  USB_SCALES_UNUSABLE: 'Ваги USB недоступні: їхня бібліотека не завантажується. Встановіть Packbench заново.',
  SERIAL_SCALES_UNUSABLE: 'Послідовні ваги недоступні: їхня бібліотека не завантажується. Встановіть Packbench заново.',
  SCALE_FAULT: 'Ваги повідомляють про несправність.',
  SCALE_NOT_CALIBRATED: 'Ваги треба відкалібрувати.',
  SCALE_STATE_UNKNOWN: 'Ваги повідомляють стан, якого тут не знають ({status}).',
  SCALE_UNIT: 'Ваги показують іншу одиницю: виставте kg, g, lb або oz.',
  SCALE_NO_SICS: 'Ваги не розуміють команд SICS. Виберіть, що вони надсилають самі.',
  SCALE_CONNECTING: 'Ваги під’єднуються.',
  SCALE_NOT_PLUGGED_IN: 'Таких ваг USB не під’єднано.',
  SCALE_UNPLUGGED: 'Ваги USB від’єднано.',
  SCALE_IN_USE: 'Користувач станції не має доступу до ваг USB, або їх використовує інша програма.',
};
