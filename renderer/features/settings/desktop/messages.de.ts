import type { desktop as en } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const desktop: Translated<typeof en> = {
  title: 'Desktop-Anwendung',
  openAtLogin: 'Beim Anmelden starten',
  openAtLoginHint: 'Im Infobereich, ohne Fenster',
  checkForUpdates: 'Nach neuen Versionen sehen',
  checkForUpdatesHint: 'Alle sechs Stunden, wo das installierte Paket es sagt. Installiert wird beim Beenden.',
  keys: 'Schlüssel der Versandkonten',
  kept: {
    keyring: 'Im Schlüsselbund dieses Rechners verwahrt.',
    new: 'Dieser Rechner hat keinen Schlüsselbund, der sie vor anderen Programmen verwahrt. Wählen Sie eine Passphrase, bevor Sie ein Konto mit Schlüsseln verbinden.',
    locked: 'Gesperrt: Konten mit Schlüsseln können erst kaufen, wenn Sie die Passphrase eingeben.',
    open: 'Hinter Ihrer Passphrase verwahrt, nach der bei jedem Start gefragt wird.',
  },
  passphrase: 'Passphrase',
  passphraseHint:
    'Mindestens {least} Zeichen. Sie wird nirgends gespeichert: vergessen, müssen die Schlüssel neu eingegeben werden.',
  choose: 'Passphrase wählen',
  unlock: 'Entsperren',
  wrong:
    'Das ist nicht die Passphrase. Eine vergessene kann niemand herausfinden: Beenden Sie das Programm, entfernen Sie die Datei secrets.passphrase aus dem Datenordner und starten Sie neu. Wählen Sie dann eine andere, und geben Sie die Schlüssel neu ein.',
  tooShort: 'Mindestens {least} Zeichen.',
  ledger: {
    title: 'Datenbank der Sendungen',
    isFile: 'Die Sendungen liegen in einer Datei im Datenordner dieses Rechners.',
    isShared: 'Die Sendungen liegen in einer Datenbank, die sich Stationen teilen.',
    isGiven: 'Die Befehlszeile nennt die Datenbank. Was hier steht, gilt, sobald sie das nicht mehr tut.',
    address: 'Adresse der Datenbank',
    addressHint: '{form}. Leer: die Datei auf diesem Rechner.',
    passwordFile: 'Datei mit dem Passwort',
    caFile: 'Zertifizierungsstelle',
    secretsKey: 'Schlüsseldatei der Arbeitsplätze',
    fileHint: 'Der ganze Pfad auf diesem Rechner; leer, wo es keine gibt',
    refused: 'Die Datenbank lässt sich so nicht verwenden. Die Station meldet: „{words}“',
    set: 'Prüfen und einstellen',
    kept: 'Eingestellt. Es gilt ab dem nächsten Start.',
    restart: 'Jetzt neu starten',
  },
};
