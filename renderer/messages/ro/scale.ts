import type { scale as english } from '../en/scale.ts';
import type { Translated } from '../translated.ts';

export const scale: Translated<typeof english> = {
  title: 'Cântar',
  states: {
    OFF: 'neconfigurat',
    DISCONNECTED: 'neconectat',
    SILENT: 'fără date',
    ZERO: 'gol',
    MOVING: 'instabil',
    STABLE: 'stabil',
    LIFT_OFF: 'ridicați, până la zero',
    UNDER_ZERO: 'sub zero',
    OVER_RANGE: 'prea greu',
    NEEDS_ZERO: 'aduceți la zero',
    FAULT: 'defecțiune',
  },
  weigh: 'Preia greutatea',
  giveUp: 'Nu cântări',
  waiting: 'Se așteaptă o greutate stabilă.',
  taken: 'Coletul {n}: {weight}',
  tooLate: 'Formularul s-a schimbat în timpul citirii cântarului: cântăriți din nou.',
  set: {
    title: 'Cântarul acestei stații',
    which: 'Cântar',
    none: 'Niciunul',
    firstUsb: 'Primul cântar USB găsit',
    protocol: 'Cum comunică',
    protocols: { sics: 'Răspunde când este întrebat (SICS)', continuous: 'Trimite singur (ST,GS, 1.234kg)' },
    baudRate: 'Baud',
    framing: 'Biți',
    look: 'Caută cântare',
    save: 'Folosește acest cântar',
    saved: 'Cântarul este configurat.',
    try: 'Puneți ceva pe el: greutatea apare aici. Apoi luați-l, până la zero.',
    tried: 'Greutatea a fost preluată: {weight}. Contează o dată.',
  },
};
