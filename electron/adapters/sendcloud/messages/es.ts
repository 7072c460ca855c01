import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  name: 'Sendcloud',
  means: 'Compra en Sendcloud: sus transportistas y sus propios contratos con transportistas en Europa.',
  choice: 'Con una cuenta de Sendcloud',
  fields: {
    publicKey: {
      label: 'Clave pública',
      hint: 'En Sendcloud: Ajustes, Integraciones, Sendcloud API.',
      fault: 'Indique la clave pública como la muestra Sendcloud, sin espacios.',
    },
    secretKey: { label: 'Clave secreta', hint: 'Se muestra una vez, donde se crea la integración.' },
    contractId: {
      label: 'Contrato',
      hint: 'Su número en Sendcloud; sin él, Sendcloud usa su contrato predeterminado con el transportista.',
      fault: 'Indique el número del contrato, en cifras.',
    },
    exportReason: {
      label: 'Motivo de las exportaciones',
      values: {
        COMMERCIAL_GOODS: 'Mercancía vendida',
        COMMERCIAL_SAMPLE: 'Muestras',
        DOCUMENTS: 'Documentos',
        GIFT: 'Regalos',
      },
    },
    exportType: {
      label: 'Las exportaciones van a',
      values: { COMMERCIAL_B2C: 'Consumidores', COMMERCIAL_B2B: 'Empresas', PRIVATE: 'Uso privado' },
    },
  },
};
