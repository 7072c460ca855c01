import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  name: 'EasyPost',
  means: 'Cumpără la EasyPost, de la unul din conturile de curier pe care le deschide cheia dvs. acolo.',
  choice: 'Cu o cheie EasyPost',
  fields: {
    apiKey: { label: 'Cheie API', hint: 'O cheie care începe cu EZTK face numai etichete de test.' },
    mode: { label: 'Pentru ce este cheia', values: { LIVE: 'Expediere', TEST: 'Teste' } },
    carrierAccountId: {
      label: 'Contul de curier de acolo',
      hint: 'Începe cu ca_; alegerea unui curier mai jos îl completează.',
      fault: 'Indicați identificatorul unui cont de curier la EasyPost; începe cu ca_.',
    },
    customsSigner: { label: 'Cine semnează pentru vamă', hint: 'Expeditorul, dacă nu se indică altul.' },
    exportDeclaration: {
      label: 'Declarație de export (SUA)',
      hint: 'Scutire sau ITN; NOEEI 30.37(a) dacă nu se indică, până la 2.500 USD pentru fiecare tip de marfă.',
    },
    contentsType: {
      label: 'Conținut',
      values: {
        MERCHANDISE: 'Marfă',
        RETURNED_GOODS: 'Mărfuri returnate',
        GIFT: 'Cadouri',
        SAMPLE: 'Mostre',
        DOCUMENTS: 'Documente',
      },
    },
    nonDelivery: { label: 'Colete care nu pot fi livrate', values: { RETURN: 'Se întorc', ABANDON: 'Se abandonează' } },
  },
};
