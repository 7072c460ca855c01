import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const scales: Translated<typeof en.scales> = {
  USB_SCALES_NEED:
    'Cântarele USB au nevoie de {missing}, pe care acest calculator nu îl are. Pe Debian și Ubuntu: apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Porturile seriale nu pot fi listate fără {missing}, pe care acest calculator nu îl are. Pe Debian și Ubuntu: apt-get install {package}.',
  USB_SCALES_UNUSABLE: 'Cântarele USB nu pot fi folosite: biblioteca lor nu se încarcă. Instalați Packbench din nou.',
  SERIAL_SCALES_UNUSABLE:
    'Cântarele seriale nu pot fi folosite: biblioteca lor nu se încarcă. Instalați Packbench din nou.',
  SCALE_FAULT: 'Cântarul raportează o defecțiune.',
  SCALE_NOT_CALIBRATED: 'Cântarul trebuie calibrat.',
  SCALE_STATE_UNKNOWN: 'Cântarul raportează o stare necunoscută aici ({status}).',
  SCALE_UNIT: 'Cântarul arată altă unitate: puneți-l pe kg, g, lb sau oz.',
  SCALE_NO_SICS: 'Cântarul nu înțelege comenzi SICS. Alegeți modul în care trimite singur.',
  SCALE_CONNECTING: 'Cântarul se conectează.',
  SCALE_NOT_PLUGGED_IN: 'Nu este conectat niciun astfel de cântar USB.',
  SCALE_UNPLUGGED: 'Cântarul USB a fost deconectat.',
  SCALE_IN_USE: 'Utilizatorul stației nu are acces la cântarul USB sau îl folosește alt program.',
};
