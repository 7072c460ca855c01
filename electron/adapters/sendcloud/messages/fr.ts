import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  name: 'Sendcloud',
  means: 'Achète chez Sendcloud : ses transporteurs et vos propres contrats en Europe.',
  choice: 'Avec un compte Sendcloud',
  fields: {
    publicKey: {
      label: 'Clé publique',
      hint: 'Dans Sendcloud : Réglages, Intégrations, Sendcloud API.',
      fault: 'Indiquez la clé publique telle que Sendcloud l’affiche, sans espaces.',
    },
    secretKey: { label: 'Clé secrète', hint: 'Montrée une fois, à la création de l’intégration.' },
    contractId: {
      label: 'Contrat',
      hint: 'Son numéro chez Sendcloud ; sans lui, Sendcloud prend son contrat par défaut du transporteur.',
      fault: 'Indiquez le numéro du contrat, en chiffres.',
    },
    exportReason: {
      label: 'Raison des exportations',
      values: {
        COMMERCIAL_GOODS: 'Marchandises vendues',
        COMMERCIAL_SAMPLE: 'Échantillons',
        DOCUMENTS: 'Documents',
        GIFT: 'Cadeaux',
      },
    },
    exportType: {
      label: 'Les exportations vont à',
      values: { COMMERCIAL_B2C: 'Particuliers', COMMERCIAL_B2B: 'Entreprises', PRIVATE: 'Usage privé' },
    },
  },
};
