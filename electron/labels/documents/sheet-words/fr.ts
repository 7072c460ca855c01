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
      weigh: { name: 'Peser', does: 'Prend le poids de la balance dans le formulaire.' },
      toShip: { name: 'Expédier', does: 'Va à l’écran Expédier.' },
      toPack: { name: 'Emballer', does: 'Va à l’écran Emballer.' },
      toBatch: { name: 'Lot', does: 'Va aux lots. Scannée là, ouvre le plus récent.' },
      printRows: {
        name: 'Imprimer des lignes',
        does: 'Dans un lot : scannez ensuite l’étiquette de la première ligne, celle de la dernière et OK.',
      },
      toHistory: { name: 'Historique', does: 'Va à l’historique. Une étiquette scannée là s’ouvre.' },
      void: { name: 'Annuler', does: 'Demande l’annulation de l’étiquette ouverte : scannez ensuite un motif et OK.' },
      handOver: {
        name: 'Remise',
        does: 'Va à la remise. Scannée là après un colis, clôt la journée de son compte : ensuite OK.',
      },
      toAttention: {
        name: 'À traiter',
        does: 'Va à ce qui est en doute. Scannez la commande, l’étiquette sortie et OK.',
      },
    },
  },
  badges: {
    title: 'Badges',
    lead: 'Découpez-les. En scanner un à une fenêtre y connecte la personne.',
  },
};
