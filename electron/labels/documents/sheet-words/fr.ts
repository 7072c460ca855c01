import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const fr: Translated<typeof en> = {
  commands: {
    title: 'Actions à scanner',
    lead: 'Affichez cette feuille au poste. Scanner une action l’exécute ; aucune n’achète quoi que ce soit.',
    commands: {
      acknowledge: { name: 'OK', does: 'Confirme un scan non reconnu et rouvre le formulaire.' },
      clear: { name: 'Vider', does: 'Vide le formulaire pour l’envoi suivant.' },
      addPackage: { name: 'Colis suivant', does: 'Ajoute un colis à l’envoi.' },
      reprintLast: { name: 'Réimprimer', does: 'Imprime de nouveau la dernière étiquette, sans frais.' },
    },
  },
  badges: {
    title: 'Badges',
    lead: 'Découpez-les. En scanner un à une fenêtre y connecte la personne.',
  },
};
