import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'Paketkasten',
  means: 'Kauft aus Kästen an der Ecke.',
  choice: 'Aus einem Kasten an der Ecke',
  fields: {
    apiKey: { label: 'Schlüssel des Kastens', hint: 'Steht innen an der Tür.' },
    account: { label: 'Kundennummer', fault: 'Die fünf Ziffern der Rechnung angeben.' },
    mode: { label: 'Art des Schlüssels', values: { LIVE: 'Für Pakete', SANDBOX: 'Zum Üben' } },
    keyFor: { label: 'Wofür der Schlüssel ist', values: { PARCELS: 'Pakete', PRACTICE: 'Übung' } },
    patience: { label: 'Geduld' },
  },
};
