import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  name: 'GLS',
  means: 'Achète directement chez GLS (ShipIT), avec votre contrat et les clés d’une app de dev-portal.gls-group.net.',
  choice: 'De GLS, avec votre contrat',
  fields: {
    contactId: { label: 'Contact ID', hint: 'Attribué par GLS ; expédie et est facturé.' },
  },
};
