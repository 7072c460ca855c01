import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'UPS',
  means: 'Kupuje bezpośrednio w UPS, z własnym kontem UPS i kluczami aplikacji z developer.ups.com.',
  choice: 'Z UPS, na własne konto',
  fields: {
    accountNumber: {
      label: 'Numer konta UPS',
      hint: 'Wysyła i jest obciążane.',
      fault: 'Podaj sześć wielkich liter i cyfr konta UPS.',
    },
  },
};
