import type { labelFiles as english } from '../en/label-files.ts';
import type { Translated } from '../translated.ts';

export const labelFiles: Translated<typeof english> = {
  save: 'Guardar etiquetas …',
  title: 'Etiquetas en un archivo',
  count: 'Una etiqueta | {n} etiquetas',
  none: 'Nada de esto tiene una etiqueta válida para enviar.',
  format: 'Tipo de archivo',
  formats: {
    PDF: 'Un PDF, una página por etiqueta',
    ZPL: 'Un archivo ZPL',
    EPL: 'Un archivo EPL',
    ZIP: 'ZIP, un archivo por etiqueta',
  },
  mixed: 'Están guardadas en formatos distintos ({formats}), así que solo un ZIP admite todas.',
  leftOut: {
    NOT_BOUGHT: 'Omitidas, no compradas: {n}',
    NOT_LABELLED: 'Omitidas, aún sin etiqueta del transportista: {n}',
    VOIDED: 'Omitidas, anuladas: {n}',
    NOT_KEPT: 'Omitidas, ya no se conservan: {n}',
    LOCKED: 'Omitidas del PDF, bloqueadas por el transportista: {n}',
    BROKEN: 'Omitidas del PDF, dañadas como las envió el transportista: {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'Descargar',
  fileName: 'etiquetas',
  broken: 'El archivo no ha llegado completo. Inténtelo de nuevo; si se repite, elija un archivo ZIP.',
};
