import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  name: 'GLS',
  means:
    'Cumpără direct de la GLS (ShipIT), cu contractul dvs. și cheile unei aplicații de la dev-portal.gls-group.net.',
  choice: 'De la GLS, cu contract propriu',
  fields: {
    contactId: { label: 'Contact ID', hint: 'Atribuit de GLS; expediază și i se facturează.' },
  },
};
