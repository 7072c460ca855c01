import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  clientId: 'ID de cliente',
  clientIdHint: 'De su app en {portal}.',
  clientSecret: 'Secreto de cliente',
  host: 'Etiquetas',
  live: 'Para enviar, se cobran',
  test: 'Para probar, gratis',
};
