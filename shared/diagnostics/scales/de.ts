import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const scales: Translated<typeof en.scales> = {
  USB_SCALES_NEED:
    'USB-Waagen brauchen {missing}; das fehlt auf diesem Rechner. Unter Debian und Ubuntu: apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Serielle Anschlüsse lassen sich nicht auflisten: {missing} fehlt auf diesem Rechner. Unter Debian und Ubuntu: apt-get install {package}.',
  USB_SCALES_UNUSABLE:
    'USB-Waagen sind nicht nutzbar: Ihre Bibliothek lässt sich nicht laden. Installieren Sie Packbench neu.',
  SERIAL_SCALES_UNUSABLE:
    'Serielle Waagen sind nicht nutzbar: Ihre Bibliothek lässt sich nicht laden. Installieren Sie Packbench neu.',
  SCALE_FAULT: 'Die Waage meldet eine Störung.',
  SCALE_NOT_CALIBRATED: 'Die Waage muss kalibriert werden.',
  SCALE_STATE_UNKNOWN: 'Die Waage meldet einen Zustand, den hier niemand kennt ({status}).',
  SCALE_UNIT: 'Die Waage zeigt eine andere Einheit: Stellen Sie sie auf kg, g, lb oder oz.',
  SCALE_NO_SICS: 'Die Waage versteht keine SICS-Befehle. Wählen Sie, dass sie von selbst sendet.',
  SCALE_CONNECTING: 'Die Waage wird verbunden.',
  SCALE_NOT_PLUGGED_IN: 'Diese USB-Waage ist nicht angesteckt.',
  SCALE_UNPLUGGED: 'Die USB-Waage wurde abgezogen.',
  SCALE_IN_USE:
    'Das Benutzerkonto der Station darf die USB-Waage nicht verwenden, oder ein anderes Programm verwendet sie.',
};
