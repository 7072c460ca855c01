import type { hotFolder as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const hotFolder: Translated<typeof english> = {
  title: 'Carpeta vigilada',
  lead: 'Para programas que solo pueden escribir archivos: un archivo CSV, Excel o JSON que se suelta en la carpeta se convierte en etiquetas, cada fila comprada una vez.',
  on: 'Vigilar una carpeta',
  onHint: 'Lo que se suelta allí se compra sin preguntar a nadie.',
  path: 'Carpeta',
  pathHint: 'En la máquina de la estación, con su ruta completa, fuera de la carpeta de datos de la estación.',
  fromFile: 'Como diga el archivo',
  defaults: 'Si un archivo no lo dice',
  save: 'Guardar carpeta vigilada',
  saved: 'La carpeta vigilada está guardada.',
  stopped: 'Ya no se vigila ninguna carpeta.',
  goOn: 'Dejarla continuar',
  states: { OFF: 'desactivada', WATCHING: 'vigilando', UNREACHABLE: 'inaccesible', REVOKED: 'revocada' },
  say: {
    OFF: 'No se vigila ninguna carpeta.',
    WATCHING: 'Los archivos de {path} se recogen cuando llevan dos segundos sin crecer.',
    UNREACHABLE: 'Los archivos se recogen de nuevo en cuanto la carpeta vuelva y se pueda leer.',
    REVOKED: 'El cliente de API «Hot folder» se ha revocado, así que no se recoge nada.',
  },
  arriving: 'Un archivo está llegando | {n} archivos están llegando',
  working: 'Se está procesando {file}',
  faults: {
    relative: 'Carpeta «{path}»: indique la ruta completa, como /srv/orders o C:\\Orders.',
    tooLong: 'La carpeta tiene {actual} caracteres: {limit} como máximo.',
    unusable: 'Carpeta «{path}»: la estación no puede usarla.',
  },
};
