import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  name: 'Prueba',
  means: 'No compra nada. Las etiquetas van marcadas y no sirven para enviar.',
  choice: 'Probar primero',
  fields: {},
};
