import type { firstRun as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const firstRun: Translated<typeof english> = {
  title: 'Configurer cette station',
  steps: 'Étapes',
  done: 'Fait :',
  next: 'Continuer',
  back: 'Retour',
  skip: 'Passer cette étape',
  later: 'Configurer plus tard',
  finish: 'Aller au poste',
  resume: 'Poursuivre la configuration',
  language: {
    short: 'Langue',
    title: 'Langue et unités',
    lead: 'Pour cette fenêtre. Tout peut être modifié à tout moment dans les réglages.',
  },
  shipFrom: {
    short: 'Expéditeur',
    title: 'D’où expédiez-vous ?',
    lead: 'L’adresse imprimée sur chaque étiquette, à laquelle reviennent les colis. Chaque compte connecté la reprend.',
  },
  account: {
    short: 'Compte',
    title: 'Comment les étiquettes sont-elles achetées ?',
    lead: 'Commencez avec des comptes de test, et connectez le vôtre maintenant ou plus tard sous Transporteurs et règles.',
    tests:
      'Un compte de test est connecté. Il suit les règles du transporteur et n’achète rien. | {n} comptes de test sont connectés, un par transporteur. Ils suivent leurs règles et n’achètent rien.',
    services:
      'Il commence avec les services habituels de son transporteur ; ils se modifient sous Transporteurs et règles.',
  },
  printer: {
    short: 'Imprimante',
    title: 'Où sortent les étiquettes ?',
    lead: 'La station imprime elle-même, sans boîte de dialogue.',
    desk: 'Poste',
    own: 'Une imprimante par son adresse, ou un dossier',
    ownHint:
      'Une imprimante d’étiquettes du réseau, une file par son nom, ou un dossier qui reçoit un fichier par étiquette',
    none: 'Aucune pour l’instant',
    noneHint: 'La fenêtre télécharge les étiquettes.',
    made: '{name} est configurée et reçoit les étiquettes.',
  },
  label: {
    short: 'Étiquette de test',
    title: 'Votre première étiquette',
    lead: 'Elle porte la mention TEST et ne coûte rien.',
    alt: 'Image d’une étiquette avec votre adresse',
    print: 'Imprimer une étiquette de test',
    again: 'L’imprimer encore une fois',
    adjust: 'Trop à gauche, trop pâle, mauvaise taille ? Modifiez-le sous',
    noPrinter: 'Voici à quoi ressemblent vos étiquettes. Sans imprimante, elles sont téléchargées.',
    save: 'La télécharger',
    file: 'etiquette-test',
  },
};
