import type { carrierManifest as english } from '../en/carrier-manifest.ts';
import type { Translated } from '../translated.ts';

export const carrierManifest: Translated<typeof english> = {
  states: {
    REQUESTED: 'Se está pidiendo al transportista su manifiesto',
    SUBMITTED: 'El transportista está preparando su manifiesto',
    CREATED: 'El transportista tiene su manifiesto',
    REFUSED: 'El transportista no ha hecho ningún manifiesto',
    UNKNOWN: 'El transportista puede haber hecho su manifiesto',
  },
  look: 'Compruebe en el portal del transportista si tiene uno.',
  leftOut: '{n} envío no está en él. | {n} envíos no están en él.',
  show: 'Mostrar el envío',
  form: 'Formulario {form} del transportista',
  printForm: 'Imprimir el formulario {form} del transportista',
  noForm: 'El formulario del transportista de {number} no se ha podido obtener.',
  again: 'Pedirlo otra vez al transportista',
  follow: 'Preguntar qué pasó',
  notThere: 'No tiene ninguno: pedirlo otra vez',
};
