import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  name: 'GLS',
  means: 'Купує прямо в GLS (ShipIT), з вашим договором і ключами застосунку з dev-portal.gls-group.net.',
  choice: 'У GLS, з власним договором',
  fields: {
    contactId: { label: 'Contact ID', hint: 'Його надає GLS; з нього відправляють, йому й виставляють рахунок.' },
  },
};
