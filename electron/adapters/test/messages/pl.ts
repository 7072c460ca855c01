import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  name: 'Test',
  means: 'Niczego nie kupuje. Etykiety są oznaczone i nie można z nimi wysyłać.',
  choice: 'Najpierw wypróbuj',
  fields: {},
};
