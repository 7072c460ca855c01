import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  name: 'Plage de numéros',
  means: 'De vraies étiquettes, imprimées ici avec des numéros attribués par le transporteur.',
  choice: 'Avec les numéros d’un transporteur',
  fields: {
    prefix: { label: 'Préfixe', fault: 'Seulement des majuscules et des chiffres.' },
    first: {
      label: 'Premier numéro',
      fault: 'Seulement des chiffres ; le dernier numéro en a autant que le premier et n’est pas inférieur.',
    },
    last: {
      label: 'Dernier numéro',
      fault: 'Seulement des chiffres ; le dernier numéro en a autant que le premier et n’est pas inférieur.',
    },
    checkDigit: {
      label: 'Clé de contrôle',
      values: { NONE: 'Aucune', MOD10: 'MOD10', MOD11: 'MOD11', MOD37_36: 'MOD37, 36' },
    },
    symbology: {
      label: 'Code-barres',
      fault:
        'Ce code-barres ne peut pas porter ces numéros : vérifiez longueur, préfixe et clé de contrôle, ou choisissez Code 128.',
      values: { CODE128: 'Code 128', GS1_128: 'GS1-128', INTERLEAVED_2_OF_5: 'Interleaved 2/5' },
    },
    warnBelow: { label: 'Avertir au-dessous de', hint: 'Numéros restants ; 100 sauf indication.' },
    country: {
      label: 'Pays de la poste',
      hint: 'Pour les numéros postaux selon UPU S10 ; se place après la clé de contrôle.',
      fault:
        'Indiquez un code pays de deux lettres ; le préfixe a alors deux lettres, les numéros ont huit chiffres et la clé de contrôle est MOD11.',
    },
    companyPrefix: {
      label: 'Préfixe entreprise GS1',
      hint: 'Pour un SSCC : le préfixe est alors le chiffre d’extension.',
      fault: 'Indiquez 4 à 12 chiffres, avec un préfixe d’un chiffre et GS1-128 comme code-barres.',
    },
    label: {
      label: 'Étiquette',
      values: { STATION: 'Telle que ce poste la dessine', GS1_LOGISTIC: 'Étiquette logistique GS1' },
    },
    elements: {
      label: 'Champs de l’étiquette GS1',
      hint: 'Une ligne chacun : identifiant d’application = champ, comme 400 = ref1. Code postal et SSCC y sont déjà.',
      fault:
        'Écrivez une ligne chacun : 01, 02, 10, 37, 400, 401, 402, 403 ou 410 = ref1 à ref5, itemCode, itemTransactionId, orderNumber, article ou quantity. 02 et 37 vont ensemble, 10 demande 01 ou 02.',
    },
  },
};
