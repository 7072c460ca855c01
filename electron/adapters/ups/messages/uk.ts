import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const uk: Translated<typeof en> = {
  name: 'UPS',
  means: 'Купує напряму в UPS, з вашим акаунтом UPS і ключами застосунку з developer.ups.com.',
  choice: 'З UPS, з власним акаунтом',
  fields: {
    accountNumber: {
      label: 'Номер акаунта UPS',
      hint: 'Відправляє і платить.',
      fault: 'Вкажіть шість великих літер і цифр акаунта UPS.',
    },
  },
};
