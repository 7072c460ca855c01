import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  name: 'Test',
  means: 'N’achète rien. Les étiquettes sont marquées et ne peuvent pas servir à expédier.',
  choice: 'Essayer d’abord',
  fields: {},
};
