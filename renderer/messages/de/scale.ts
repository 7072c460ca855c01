import type { scale as english } from '../en/scale.ts';
import type { Translated } from '../translated.ts';

export const scale: Translated<typeof english> = {
  title: 'Waage',
  states: {
    OFF: 'nicht eingerichtet',
    DISCONNECTED: 'nicht verbunden',
    SILENT: 'sagt nichts',
    ZERO: 'leer',
    MOVING: 'unruhig',
    STABLE: 'ruhig',
    LIFT_OFF: 'abheben, bis null',
    UNDER_ZERO: 'unter null',
    OVER_RANGE: 'zu schwer',
    NEEDS_ZERO: 'auf null stellen',
    FAULT: 'Störung',
  },
  weigh: 'Gewicht übernehmen',
  giveUp: 'Nicht wiegen',
  waiting: 'Wartet auf ein ruhiges Gewicht.',
  taken: 'Paket {n}: {weight}',
  tooLate: 'Das Formular hat sich geändert, während gewogen wurde: Wiegen Sie noch einmal.',
  set: {
    title: 'Waage an dieser Station',
    which: 'Waage',
    none: 'Keine',
    firstUsb: 'Die erste USB-Waage, die da ist',
    protocol: 'Wie sie spricht',
    protocols: { sics: 'Antwortet auf Fragen (SICS)', continuous: 'Sendet von selbst (ST,GS, 1.234kg)' },
    baudRate: 'Baud',
    framing: 'Bits',
    look: 'Waagen suchen',
    save: 'Diese Waage verwenden',
    saved: 'Die Waage ist eingestellt.',
    try: 'Legen Sie etwas darauf: Das Gewicht erscheint hier. Nehmen Sie es dann herunter, bis null.',
    tried: 'Das Gewicht ist übernommen: {weight}. Es zählt einmal.',
  },
};
