import type { desktop as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const desktop: Translated<typeof english> = {
  title: 'Aplikacja na komputer',
  openAtLogin: 'Uruchamiaj przy logowaniu',
  openAtLoginHint: 'W zasobniku, bez okna',
  checkForUpdates: 'Szukaj nowszych wersji',
  checkForUpdatesHint: 'Co sześć godzin, tam gdzie wskazuje pakiet. Nowa wersja jest instalowana przy zamknięciu.',
  keys: 'Klucze kont przewoźników',
  kept: {
    keyring: 'Przechowywane w pęku kluczy tego komputera.',
    new: 'Ten komputer nie ma pęku kluczy, który chroni je przed innymi programami. Przed podłączeniem konta z kluczami wybierz hasło.',
    locked: 'Zablokowane: konta z kluczami nie mogą kupować, dopóki nie wpiszesz hasła.',
    open: 'Chronione hasłem, o które stacja pyta po każdym starcie.',
  },
  passphrase: 'Hasło',
  passphraseHint:
    'Minimalna liczba znaków: {least}. Nigdzie nie jest zapisane: po zapomnieniu klucze trzeba wpisać od nowa.',
  choose: 'Wybierz hasło',
  unlock: 'Odblokuj',
  wrong:
    'To nie jest to hasło. Zapomnianego nikt nie odtworzy: zamknij aplikację, usuń plik secrets.passphrase z folderu danych i uruchom ją ponownie. Następnie wybierz inne i wprowadź klucze na nowo.',
  tooShort: 'Minimalna liczba znaków: {least}.',
  ledger: {
    title: 'Rejestr',
    isFile: 'Rejestr jest plikiem w folderze danych tego komputera.',
    isShared: 'Rejestr jest bazą danych wspólną dla stacji.',
    isGiven: 'Rejestr podaje wiersz poleceń. To ustawienie działa, gdy przestanie go podawać.',
    address: 'Adres bazy danych',
    addressHint: '{form}. Puste: plik tego komputera.',
    passwordFile: 'Plik z hasłem',
    caFile: 'Urząd certyfikacji',
    secretsKey: 'Plik klucza stanowisk',
    fileHint: 'Pełna ścieżka na tym komputerze; puste, jeśli go nie ma',
    refused: 'Tak nie można użyć bazy danych. Stacja podaje: „{words}”',
    set: 'Wypróbuj i ustaw',
    kept: 'Ustawiono. Działa od następnego startu.',
    restart: 'Uruchom ponownie',
  },
};
