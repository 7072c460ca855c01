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
  },
};
