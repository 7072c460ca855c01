import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  clientId: 'Identifiant client',
  clientIdHint: 'De votre app sur {portal}.',
  clientSecret: 'Secret client',
  host: 'Étiquettes',
  live: 'Pour expédier, facturées',
  test: 'Pour essayer, gratuites',
};
