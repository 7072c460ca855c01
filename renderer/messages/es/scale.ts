import type { scale as english } from '../en/scale.ts';
import type { Translated } from '../translated.ts';

export const scale: Translated<typeof english> = {
  title: 'Báscula',
  states: {
    OFF: 'sin configurar',
    DISCONNECTED: 'sin conexión',
    SILENT: 'sin datos',
    ZERO: 'vacía',
    MOVING: 'inestable',
    STABLE: 'estable',
    LIFT_OFF: 'retirar, bajar a cero',
    UNDER_ZERO: 'bajo cero',
    OVER_RANGE: 'demasiado peso',
    NEEDS_ZERO: 'poner a cero',
    FAULT: 'avería',
  },
  weigh: 'Tomar el peso',
  giveUp: 'No pesar',
  waiting: 'Esperando un peso estable.',
  taken: 'Paquete {n}: {weight}',
  tooLate: 'El formulario ha cambiado mientras se leía la báscula: pese de nuevo.',
  set: {
    title: 'Báscula de esta estación',
    which: 'Báscula',
    none: 'Ninguna',
    firstUsb: 'La primera báscula USB que se encuentre',
    protocol: 'Cómo se comunica',
    protocols: { sics: 'Responde cuando se le pregunta (SICS)', continuous: 'Envía por sí misma (ST,GS, 1.234kg)' },
    baudRate: 'Baudios',
    framing: 'Bits',
    look: 'Buscar básculas',
    save: 'Usar esta báscula',
    saved: 'La báscula está configurada.',
    try: 'Ponga algo encima: el peso aparece aquí. Después quítelo, hasta cero.',
    tried: 'Se tomó el peso: {weight}. Cuenta una vez.',
  },
};
