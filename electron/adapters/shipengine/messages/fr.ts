import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  name: 'ShipEngine ou ShipStation API',
  means: 'Achète auprès des transporteurs connectés à un compte ShipEngine ou ShipStation.',
  choice: 'Avec un compte ShipEngine ou ShipStation',
  fields: {
    profile: {
      label: 'Service',
      values: { SHIPENGINE: 'ShipEngine (API v1)', SHIPSTATION: 'ShipStation (API v2)' },
    },
    apiKey: {
      label: 'Clé d’API',
      hint: 'Des réglages du service. Une clé qui commence par TEST_ achète des étiquettes qui ne servent pas à expédier.',
      fault: 'Indiquez la clé telle que le service l’affiche, sans espaces.',
    },
    carrierId: {
      label: 'Transporteur chez le service',
      hint: 'Son identifiant chez le service ; choisir un transporteur ci-dessous le remplit.',
      fault: 'Indiquez l’identifiant comme le service l’écrit : se- et des chiffres.',
    },
    contents: {
      label: 'Contenu pour la douane',
      values: {
        MERCHANDISE: 'Marchandises',
        DOCUMENTS: 'Documents',
        GIFT: 'Cadeau',
        RETURNED_GOODS: 'Marchandises en retour',
        SAMPLE: 'Échantillon',
        OTHER: 'Autre',
      },
    },
    nonDelivery: {
      label: 'Si la douane ou le destinataire refuse',
      values: { RETURN_TO_SENDER: 'Retourner à l’expéditeur', TREAT_AS_ABANDONED: 'Traiter comme abandonné' },
    },
    mode: { label: 'À quoi sert la clé', values: { LIVE: 'Expédition', TEST: 'Tests' } },
  },
};
