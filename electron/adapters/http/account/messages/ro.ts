import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  clientId: 'ID client',
  clientIdHint: 'Al aplicației dvs. de la {portal}.',
  clientSecret: 'Secret client',
  host: 'Etichete',
  live: 'Pentru expediere, facturate',
  test: 'Pentru încercări, gratuite',
};
