import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  name: 'EasyPost',
  means: 'Achète chez EasyPost, par l’un des comptes de transporteur que votre clé y ouvre.',
  choice: 'Avec une clé d’EasyPost',
  fields: {
    apiKey: { label: 'Clé d’API', hint: 'Une clé qui commence par EZTK ne fait que des étiquettes de test.' },
    mode: { label: 'À quoi sert la clé', values: { LIVE: 'Expédition', TEST: 'Tests' } },
    carrierAccountId: {
      label: 'Compte de transporteur du service',
      hint: 'Commence par ca_ ; choisir un transporteur ci-dessous le remplit.',
      fault: 'Indiquez l’identifiant d’un compte de transporteur chez EasyPost ; il commence par ca_.',
    },
    customsSigner: { label: 'Qui signe pour la douane', hint: 'L’expéditeur sauf indication.' },
    exportDeclaration: {
      label: 'Déclaration d’exportation (États-Unis)',
      hint: 'Exemption ou ITN ; NOEEI 30.37(a) sauf indication, jusqu’à 2500 USD par type de marchandises.',
    },
    contentsType: {
      label: 'Contenu',
      values: {
        MERCHANDISE: 'Marchandises',
        RETURNED_GOODS: 'Marchandises en retour',
        GIFT: 'Cadeaux',
        SAMPLE: 'Échantillons',
        DOCUMENTS: 'Documents',
      },
    },
    nonDelivery: { label: 'Colis non distribuables', values: { RETURN: 'Reviennent', ABANDON: 'Sont abandonnés' } },
  },
};
