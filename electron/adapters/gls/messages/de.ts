import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'GLS',
  means: 'Kauft direkt bei GLS (ShipIT), mit Ihrem Vertrag und den Schlüsseln einer App auf dev-portal.gls-group.net.',
  choice: 'Von GLS, mit einem eigenen Vertrag',
  fields: {
    clientId: { label: 'Client-ID', hint: 'Die Ihrer App auf dev-portal.gls-group.net.' },
    clientSecret: { label: 'Client-Geheimnis' },
    contactId: { label: 'Contact-ID', hint: 'Von GLS vergeben; versendet und wird belastet.' },
    host: {
      label: 'Etiketten',
      values: {
        'api.gls-group.net': 'Zum Versenden, berechnet',
        'api-sandbox.gls-group.net': 'Zum Probieren, kostenlos',
      },
    },
  },
};
