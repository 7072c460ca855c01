import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  name: 'UPS',
  means: 'Cumpără direct de la UPS, cu contul dvs. UPS și cheile unei aplicații de la developer.ups.com.',
  choice: 'De la UPS, cu cont propriu',
  fields: {
    accountNumber: {
      label: 'Numărul contului UPS',
      hint: 'Expediază și i se facturează.',
      fault: 'Indicați cele șase majuscule și cifre ale contului UPS.',
    },
  },
};
