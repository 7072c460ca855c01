import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  name: 'UPS',
  means: 'Doğrudan UPS’ten alır; kendi UPS hesabınız ve developer.ups.com uygulamasının anahtarlarıyla.',
  choice: 'UPS’ten, kendi hesabınızla',
  fields: {
    accountNumber: {
      label: 'UPS hesap numarası',
      hint: 'Gönderir ve ücretlendirilir.',
      fault: 'UPS hesabının altı büyük harf ve rakamını verin.',
    },
  },
};
