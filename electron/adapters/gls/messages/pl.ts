import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'GLS',
  means: 'Kupuje bezpośrednio w GLS (ShipIT), z własną umową i kluczami aplikacji z dev-portal.gls-group.net.',
  choice: 'Z GLS, na własną umowę',
  fields: {
    contactId: { label: 'Contact ID', hint: 'Nadany przez GLS; wysyła i jest obciążany.' },
  },
};
