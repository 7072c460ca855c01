import type { desktop as en } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const desktop: Translated<typeof en> = {
  title: 'Aplikacja na komputerze',
  openAtLogin: 'Uruchamiaj po zalogowaniu',
  openAtLoginHint: 'W zasobniku, bez okna',
  checkForUpdates: 'Szukaj nowszych wersji',
  checkForUpdatesHint:
    'Co sześć godzin, tam gdzie wskazuje zainstalowany pakiet. Nowa wersja instaluje się przy zamykaniu.',
  keys: 'Klucze kont przewoźników',
  kept: {
    keyring: 'Trzymane w pęku kluczy tego komputera.',
    new: 'Ten komputer nie ma pęku kluczy, który chroni je przed innymi programami. Wybierz hasło, zanim połączysz konto z kluczami.',
    locked: 'Zablokowane: konta z kluczami nie mogą kupować, dopóki nie wpiszesz hasła.',
    open: 'Chronione Twoim hasłem, o które pyta się po każdym starcie.',
  },
  passphrase: 'Hasło główne',
  passphraseHint: 'Co najmniej {least} znaków. Nigdzie nie jest zapisane: po zapomnieniu klucze trzeba wpisać od nowa.',
  choose: 'Wybierz hasło główne',
  unlock: 'Odblokuj',
  wrong: 'To nie jest właściwe hasło.',
  tooShort: 'Co najmniej {least} znaków.',
  ledger: {
    title: 'Rejestr',
    isFile: 'Rejestr to plik w folderze danych tego komputera.',
    isShared: 'Rejestr to baza danych wspólna dla stacji.',
    isGiven: 'Rejestr wskazuje wiersz poleceń. To, co ustawisz tutaj, obowiązuje, gdy przestanie.',
    address: 'Adres bazy danych',
    addressHint: '{form}. Puste: plik tego komputera.',
    passwordFile: 'Plik z hasłem',
    caFile: 'Urząd certyfikacji',
    secretsKey: 'Plik kluczy stanowisk',
    fileHint: 'Cała ścieżka na tym komputerze; puste, jeśli go nie ma',
    refused: 'Bazy danych nie da się tak użyć. Stacja mówi: „{words}”',
    set: 'Wypróbuj i ustaw',
    kept: 'Ustawiono. Obowiązuje od następnego startu.',
    restart: 'Uruchom ponownie teraz',
  },
};
