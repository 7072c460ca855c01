import type { documents as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const documents: Translated<typeof english> = {
  packingSlip: 'Bon de livraison',
  labelSheet: 'Étiquettes sur feuilles de papier',
  print: 'Imprimer {name}',
  printing: '{name} s’imprime.',
  onDemand: 'dessiné à l’ouverture',
  commands: 'Instructions pour une imprimante d’étiquettes : elle seule en fait une image.',
  check: {
    button: 'Lire les codes-barres',
    running: 'Les codes-barres sont en cours de lecture …',
    good: 'Chaque code-barres contient ce qu’il doit. Lus d’après les points : {n}.',
    bad: 'N’expédiez pas avec cette étiquette avant de l’avoir vérifiée',
    of: '{name} : {fault}',
    unread: '{symbology} devrait contenir {expected} et est illisible.',
    misread: '{symbology} devrait contenir {expected} et contient {read}.',
    faults: {
      OUTSIDE_STOCK: 'Quelque chose dépasse du bord.',
      TEXT_TOO_WIDE: 'Un texte est plus large que sa place.',
      TEXT_OVERLAPS_TEXT: 'Des textes se chevauchent.',
      QUIET_ZONE_BROKEN: 'Un code-barres a trop peu de blanc autour.',
      MODULE_TOO_NARROW: 'Les barres sont trop étroites pour l’imprimante.',
      OFF_THE_DOTS: 'Les barres ne tombent pas sur des points entiers de l’imprimante.',
      TEXT_TOO_SMALL: 'Un texte est plus petit qu’une étiquette ne le permet.',
      BARS_TOO_LOW: 'Les barres sont plus basses que l’étiquette ne l’exige.',
      NOT_READABLE: 'L’étiquette enregistrée est endommagée ; aucune image n’est possible.',
      NOT_DRAWN_HERE:
        'Le transporteur a envoyé des instructions d’imprimante, qui ne sont pas dessinées ici. Imprimez-la et scannez-la pour vérifier.',
      TRACKING_NUMBER_NOT_READ: 'Aucun code-barres ne contient le numéro de suivi.',
    },
  },
};
