import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  name: 'GLS',
  means: 'Купує напряму в GLS (ShipIT), за вашим договором і з ключами застосунку з dev-portal.gls-group.net.',
  choice: 'З GLS, за власним договором',
  fields: {
    contactId: { label: 'Contact ID', hint: 'Надає GLS; відправляє і платить.' },
  },
};
