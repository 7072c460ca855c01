import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'GLS',
  means: 'Doğrudan GLS’ten (ShipIT) alır; kendi sözleşmeniz ve dev-portal.gls-group.net uygulamasının anahtarlarıyla.',
  choice: 'GLS’ten, kendi sözleşmenizle',
  fields: {
    contactId: { label: 'Contact ID', hint: 'GLS verir; gönderir ve ücretlendirilir.' },
  },
};
