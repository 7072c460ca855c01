import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'UPS',
  means: 'Kupuje bezpośrednio od UPS, z własnym kontem UPS i kluczami aplikacji z developer.ups.com.',
  choice: 'Od UPS, z własnym kontem',
  fields: {
    accountNumber: {
      label: 'Numer konta UPS',
      hint: 'Nadaje i płaci.',
      fault: 'Podaj sześć wielkich liter i cyfr konta UPS.',
    },
  },
};
