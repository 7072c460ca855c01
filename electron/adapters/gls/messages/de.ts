import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'GLS',
  means: 'Kauft direkt bei GLS (ShipIT), mit Ihrem Vertrag und den Schlüsseln einer App auf dev-portal.gls-group.net.',
  choice: 'Von GLS, mit einem eigenen Vertrag',
  fields: {
    contactId: { label: 'Contact-ID', hint: 'Von GLS vergeben; versendet und wird belastet.' },
  },
};
