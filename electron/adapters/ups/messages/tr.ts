import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'UPS',
  means: 'Doğrudan UPS’ten satın alır; kendi UPS hesabınızla ve developer.ups.com’daki bir uygulamanın anahtarlarıyla.',
  choice: 'UPS’ten, kendi hesabınızla',
  fields: {
    accountNumber: {
      label: 'UPS hesap numarası',
      hint: 'Bununla gönderilir ve buna fatura kesilir.',
      fault: 'UPS hesabının altı büyük harf ve rakamını yazın.',
    },
  },
};
