import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  name: 'GLS',
  means: 'Compra directamente en GLS (ShipIT), con su contrato y las claves de una app de dev-portal.gls-group.net.',
  choice: 'De GLS, con contrato propio',
  fields: {
    contactId: { label: 'Contact ID', hint: 'Asignado por GLS; envía y se le cobra.' },
  },
};
