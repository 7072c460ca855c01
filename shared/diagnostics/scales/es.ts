import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const scales: Translated<typeof en.scales> = {
  USB_SCALES_NEED:
    'Las básculas USB necesitan {missing}, que esta máquina no tiene. En Debian y Ubuntu: apt-get install {package}.',
  SERIAL_PORTS_NEED:
    'Los puertos serie no se pueden listar sin {missing}, que esta máquina no tiene. En Debian y Ubuntu: apt-get install {package}.',
  USB_SCALES_UNUSABLE: 'No se pueden usar básculas USB: su biblioteca no se carga. Instale Packbench de nuevo.',
  SERIAL_SCALES_UNUSABLE: 'No se pueden usar básculas serie: su biblioteca no se carga. Instale Packbench de nuevo.',
  SCALE_FAULT: 'La báscula comunica una avería.',
  SCALE_NOT_CALIBRATED: 'Hay que calibrar la báscula.',
  SCALE_STATE_UNKNOWN: 'La báscula comunica un estado desconocido ({status}).',
  SCALE_UNIT: 'La báscula muestra otra unidad: póngala en kg, g, lb u oz.',
  SCALE_NO_SICS: 'La báscula no entiende comandos SICS. Elija el modo en que envía por sí misma.',
  SCALE_CONNECTING: 'Se está conectando la báscula.',
  SCALE_NOT_PLUGGED_IN: 'No hay conectada ninguna báscula USB de este tipo.',
  SCALE_UNPLUGGED: 'Se desconectó la báscula USB.',
  SCALE_IN_USE: 'El usuario de la estación no puede usar la báscula USB, u otro programa la usa.',
};
