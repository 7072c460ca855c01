import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  name: 'UPS',
  means: 'Купує прямо в UPS, з вашим акаунтом UPS і ключами застосунку з developer.ups.com.',
  choice: 'В UPS, з власним акаунтом',
  fields: {
    accountNumber: {
      label: 'Номер акаунта UPS',
      hint: 'З нього відправляють, йому й виставляють рахунок.',
      fault: 'Вкажіть шість великих латинських літер і цифр акаунта UPS.',
    },
  },
};
