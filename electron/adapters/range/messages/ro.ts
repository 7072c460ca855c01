import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const ro: Translated<typeof en> = {
  name: 'Interval de numere',
  means: 'Etichete reale, tipărite aici cu numere atribuite de curier.',
  choice: 'Cu numere de la un curier',
  fields: {
    prefix: { label: 'Prefix', fault: 'Folosiți numai majuscule și cifre.' },
    first: {
      label: 'Primul număr',
      fault: 'Numai cifre; ultimul număr are tot atâtea cifre ca primul și nu este mai mic.',
    },
    last: {
      label: 'Ultimul număr',
      fault: 'Numai cifre; ultimul număr are tot atâtea cifre ca primul și nu este mai mic.',
    },
    checkDigit: {
      label: 'Cifră de control',
      values: { NONE: 'Niciuna', MOD10: 'MOD10', MOD11: 'MOD11', MOD37_36: 'MOD37, 36' },
    },
    symbology: {
      label: 'Cod de bare',
      fault:
        'Acest cod de bare nu poate purta aceste numere: verificați lungimea, prefixul și cifra de control sau alegeți Code 128.',
      values: { CODE128: 'Code 128', GS1_128: 'GS1-128', INTERLEAVED_2_OF_5: 'Interleaved 2/5' },
    },
    warnBelow: { label: 'Avertizează sub', hint: 'Numere rămase; 100 dacă nu se indică.' },
    country: {
      label: 'Țara poștei',
      hint: 'Pentru numere poștale după UPU S10; stă după cifra de control.',
      fault:
        'Indicați un cod de țară din două litere; prefixul are atunci două litere, numerele au opt cifre, iar cifra de control este MOD11.',
    },
    companyPrefix: {
      label: 'Prefix de companie GS1',
      hint: 'Pentru un SSCC: prefixul este atunci cifra de extensie.',
      fault: 'Indicați 4 până la 12 cifre, cu un prefix de o cifră și GS1-128 ca cod de bare.',
    },
    label: {
      label: 'Etichetă',
      values: { STATION: 'Așa cum o desenează această stație', GS1_LOGISTIC: 'Etichetă logistică GS1' },
    },
    elements: {
      label: 'Câmpurile etichetei GS1',
      hint: 'Câte un rând: identificator de aplicație = câmp, ca 400 = ref1. Codul poștal și SSCC sunt oricum pe ea.',
      fault:
        'Scrieți câte un rând: 01, 02, 10, 37, 400, 401, 402, 403 sau 410 = ref1 până la ref5, itemCode, itemTransactionId, orderNumber, article sau quantity. 02 și 37 au nevoie unul de altul, 10 are nevoie de 01 sau 02.',
    },
  },
};
