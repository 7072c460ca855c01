import type { desktop as en } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const desktop: Translated<typeof en> = {
  title: 'Aplicație desktop',
  openAtLogin: 'Pornește când mă conectez',
  openAtLoginHint: 'În bara de sistem, fără fereastră',
  checkForUpdates: 'Caută versiuni mai noi',
  checkForUpdatesHint: 'La fiecare șase ore, unde spune pachetul instalat. O versiune nouă se instalează la ieșire.',
  keys: 'Cheile conturilor curierilor',
  kept: {
    keyring: 'Păstrate în setul de chei al acestui calculator.',
    new: 'Acest calculator nu are un set de chei care să le ferească de alte programe. Alegeți o frază-parolă înainte de a conecta un cont cu chei.',
    locked: 'Blocat: conturile cu chei nu pot cumpăra până nu scrieți fraza-parolă.',
    open: 'Păstrate în spatele frazei-parolă, cerută după fiecare pornire.',
  },
  passphrase: 'Frază-parolă',
  passphraseHint:
    'Cel puțin {least} caractere. Nu se stochează nicăieri: dacă se uită, cheile trebuie introduse din nou.',
  choose: 'Alege fraza-parolă',
  unlock: 'Deblochează',
  wrong:
    'Aceasta nu este fraza-parolă. Dacă a fost uitată, nimeni nu o poate afla: închideți aplicația, scoateți fișierul secrets.passphrase din folderul de date și porniți din nou. Alegeți apoi alta și introduceți din nou cheile.',
  tooShort: 'Cel puțin {least} caractere.',
  ledger: {
    title: 'Registru',
    isFile: 'Registrul este un fișier în folderul de date al acestui calculator.',
    isShared: 'Registrul este o bază de date comună stațiilor.',
    isGiven: 'Linia de comandă indică registrul. Ce se setează aici se aplică atunci când ea nu o face.',
    address: 'Adresa bazei de date',
    addressHint: '{form}. Gol: fișierul acestui calculator.',
    passwordFile: 'Fișierul cu parola',
    caFile: 'Autoritate de certificare',
    secretsKey: 'Fișierul de chei al posturilor',
    fileHint: 'Calea întreagă pe acest calculator; gol dacă nu există',
    refused: 'Baza de date nu poate fi folosită așa. Stația spune: „{words}”',
    set: 'Testează și aplică',
    kept: 'Aplicat. Valabil de la următoarea pornire.',
    restart: 'Repornește acum',
  },
};
