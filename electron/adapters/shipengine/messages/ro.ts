import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  name: 'ShipEngine sau ShipStation API',
  means: 'Cumpără de la curierii conectați la un cont ShipEngine sau ShipStation.',
  choice: 'Cu un cont ShipEngine sau ShipStation',
  fields: {
    profile: {
      label: 'Serviciu',
      values: { SHIPENGINE: 'ShipEngine (API v1)', SHIPSTATION: 'ShipStation (API v2)' },
    },
    apiKey: {
      label: 'Cheie API',
      hint: 'Din setările serviciului. Una care începe cu TEST_ cumpără etichete care nu sunt pentru expediere.',
      fault: 'Indicați cheia așa cum o arată serviciul, fără spații.',
    },
    carrierId: {
      label: 'Curierul de acolo',
      hint: 'Identificatorul lui la serviciu; alegerea unui curier mai jos îl completează.',
      fault: 'Indicați identificatorul cum îl scrie serviciul: se- și cifre.',
    },
    contents: {
      label: 'Conținut pentru vamă',
      values: {
        MERCHANDISE: 'Marfă',
        DOCUMENTS: 'Documente',
        GIFT: 'Cadou',
        RETURNED_GOODS: 'Mărfuri returnate',
        SAMPLE: 'Mostră',
        OTHER: 'Altele',
      },
    },
    nonDelivery: {
      label: 'Dacă vama sau destinatarul refuză',
      values: { RETURN_TO_SENDER: 'Retur la expeditor', TREAT_AS_ABANDONED: 'Tratat ca abandonat' },
    },
    mode: { label: 'Pentru ce este cheia', values: { LIVE: 'Expediere', TEST: 'Teste' } },
  },
};
