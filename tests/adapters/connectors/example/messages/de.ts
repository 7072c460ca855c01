import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'Corner',
  means: 'Kauft beim Dienst an der Ecke.',
  choice: 'Von der Ecke',
  fields: {
    apiKey: { label: 'Schlüssel' },
    carrier: { label: 'Paketdienst dort' },
    mode: { label: 'Wofür der Schlüssel ist', values: { LIVE: 'Pakete', TEST: 'Versuche' } },
  },
};
