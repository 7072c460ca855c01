import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  name: 'Sendcloud',
  means: 'Cumpără de la Sendcloud: curierii lui și contractele dvs. cu curieri din Europa.',
  choice: 'Cu un cont Sendcloud',
  fields: {
    publicKey: {
      label: 'Cheie publică',
      hint: 'În Sendcloud: Setări, Integrări, Sendcloud API.',
      fault: 'Indicați cheia publică așa cum o arată Sendcloud, fără spații.',
    },
    secretKey: { label: 'Cheie secretă', hint: 'Arătată o dată, la crearea integrării.' },
    contractId: {
      label: 'Contract',
      hint: 'Numărul lui la Sendcloud; fără el, Sendcloud folosește contractul implicit al curierului.',
      fault: 'Indicați numărul contractului, în cifre.',
    },
    exportReason: {
      label: 'Motivul exporturilor',
      values: {
        COMMERCIAL_GOODS: 'Marfă vândută',
        COMMERCIAL_SAMPLE: 'Mostre',
        DOCUMENTS: 'Documente',
        GIFT: 'Cadouri',
      },
    },
    exportType: {
      label: 'Exporturile merg la',
      values: { COMMERCIAL_B2C: 'Consumatori', COMMERCIAL_B2B: 'Firme', PRIVATE: 'Uz privat' },
    },
  },
};
