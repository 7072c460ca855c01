import type { presets as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const presets: Translated<typeof english> = {
  choose: 'Plantillas',
  placeholder: 'Plantilla',
  save: 'Guardar como plantilla',
  name: 'Nombre de la plantilla',
  kind: 'Qué guarda',
  kinds: { PACKAGE: 'El paquete', SERVICE: 'Cuenta y servicio', SHIPMENT: 'Todo el formulario' },
  saveButton: 'Guardar',
  saved: 'La plantilla «{name}» está guardada.',
  place: 'Posición',
  placeHint: 'Las nueve primeras tienen tecla, Alt+1 a Alt+9.',
  barcode: 'Código de barras',
  barcodeHint: 'Escaneado en la pantalla Enviar, elige la plantilla.',
  tare: 'Caja vacía',
  tareHint: 'Se suma a un peso escrito, no al de la báscula.',
  edit: 'Editar plantillas',
  which: 'Plantilla',
  remove: 'Quitar',
  removed: 'La plantilla «{name}» se ha quitado.',
  applied: 'Plantilla «{name}» aplicada.',
  notNow: '{name} es una plantilla: vale para el próximo envío.',
  noWeight: 'Escriba un peso, como 0,3.',
  withBox: '+ {tare} caja = {total}',
};
