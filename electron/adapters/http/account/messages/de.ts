import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  clientId: 'Client-ID',
  clientIdHint: 'Die Ihrer App auf {portal}.',
  clientSecret: 'Client-Geheimnis',
  host: 'Etiketten',
  live: 'Zum Versenden, berechnet',
  test: 'Zum Probieren, kostenlos',
};
