import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'UPS',
  means: 'Kauft direkt bei UPS, mit Ihrem eigenen UPS-Konto und den Schlüsseln einer App auf developer.ups.com.',
  choice: 'Von UPS, mit einem eigenen Konto',
  fields: {
    clientId: { label: 'Client-ID', hint: 'Die Ihrer App auf developer.ups.com.' },
    clientSecret: { label: 'Client-Geheimnis' },
    accountNumber: {
      label: 'UPS-Kundennummer',
      hint: 'Versendet und wird belastet.',
      fault: 'Die sechs Großbuchstaben und Ziffern des UPS-Kontos angeben.',
    },
    host: {
      label: 'Etiketten',
      values: {
        'onlinetools.ups.com': 'Zum Versenden, berechnet',
        'wwwcie.ups.com': 'Muster zum Probieren, kostenlos',
      },
    },
  },
};
