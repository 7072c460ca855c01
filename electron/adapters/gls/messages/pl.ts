import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'GLS',
  means: 'Kupuje bezpośrednio od GLS (ShipIT), z własną umową i kluczami aplikacji z dev-portal.gls-group.net.',
  choice: 'Od GLS, z własną umową',
  fields: {
    contactId: { label: 'Contact ID', hint: 'Nadany przez GLS; nadaje i płaci.' },
  },
};
