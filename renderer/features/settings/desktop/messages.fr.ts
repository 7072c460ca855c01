import type { desktop as en } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const desktop: Translated<typeof en> = {
  title: 'Application de bureau',
  openAtLogin: 'Démarrer à l’ouverture de session',
  openAtLoginHint: 'Dans la zone de notification, sans fenêtre',
  checkForUpdates: 'Chercher les nouvelles versions',
  checkForUpdatesHint:
    'Toutes les six heures, là où l’indique le paquet installé. Une nouvelle version s’installe à la fermeture.',
  keys: 'Clés des comptes de transporteurs',
  kept: {
    keyring: 'Conservées dans le trousseau de cet ordinateur.',
    new: 'Cet ordinateur n’a pas de trousseau qui les protège d’autres programmes. Choisissez une phrase secrète avant de connecter un compte à clés.',
    locked: 'Verrouillées : les comptes à clés ne peuvent rien acheter avant la saisie de la phrase secrète.',
    open: 'Protégées par votre phrase secrète, demandée après chaque démarrage.',
  },
  passphrase: 'Phrase secrète',
  passphraseHint:
    'Au moins {least} caractères. Elle n’est enregistrée nulle part : si vous l’oubliez, il faut ressaisir les clés.',
  choose: 'Choisir la phrase secrète',
  unlock: 'Déverrouiller',
  wrong:
    'Ce n’est pas la phrase secrète. Oubliée, personne ne peut la retrouver : quittez l’application, retirez le fichier secrets.passphrase du dossier de données et redémarrez. Choisissez-en alors une autre et saisissez de nouveau les clés.',
  tooShort: 'Au moins {least} caractères.',
  ledger: {
    title: 'Registre',
    isFile: 'Le registre est un fichier dans le dossier de données de cet ordinateur.',
    isShared: 'Le registre est une base de données partagée par des stations.',
    isGiven: 'La ligne de commande indique le registre. Ce qui est réglé ici s’applique quand elle ne le fait pas.',
    address: 'Adresse de la base de données',
    addressHint: '{form}. Vide : le fichier de cet ordinateur.',
    passwordFile: 'Fichier du mot de passe',
    caFile: 'Autorité de certification',
    secretsKey: 'Fichier de clés des postes',
    fileHint: 'Le chemin complet sur cet ordinateur ; vide s’il n’y en a pas',
    refused: 'La base de données ne peut pas servir ainsi. La station dit : « {words} »',
    set: 'Essayer et appliquer',
    kept: 'Appliqué. Valable dès le prochain démarrage.',
    restart: 'Redémarrer maintenant',
  },
};
