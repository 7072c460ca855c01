import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const de: Translated<typeof en> = {
  name: 'Test',
  means: 'Kauft nichts. Etiketten sind gekennzeichnet und nicht versandfähig.',
  choice: 'Erst einmal ausprobieren',
  fields: {},
};
