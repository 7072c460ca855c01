import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'GLS',
  means:
    'Doğrudan GLS’ten (ShipIT) satın alır; kendi sözleşmenizle ve dev-portal.gls-group.net’teki bir uygulamanın anahtarlarıyla.',
  choice: 'GLS’ten, kendi sözleşmenizle',
  fields: {
    contactId: { label: 'Contact ID', hint: 'GLS verir; bununla gönderilir ve buna fatura kesilir.' },
  },
};
