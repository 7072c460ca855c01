import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const ledger: Translated<typeof en.ledger> = {
  LEDGER_STOPPED: 'Rejestr zawiódł i do ponownego startu stacji niczego nie zapisuje.',
  LEDGER_SILENT: 'Rejestr nie odpowiada.',
  LEDGER_AWAY:
    'Baza danych wspólnego rejestru jest niedostępna. Niczego się nie kupuje ani nie drukuje, dopóki nie wróci; stacja ruszy sama.',
  LEDGER_DAMAGED: 'Rejestr jest uszkodzony. System mówi: „{words}”',
  CLOCK_JUMPED:
    'Zegar komputera skoczył do {clock}, a upływ czasu tego nie potwierdza. Stacja liczy dalej od {ledger}, dopóki nie potwierdzisz zegara albo nie zostanie ustawiony.',
  CLOCK_LEAPT:
    'Między {from} a {to} niczego nie zapisano: stacja była tak długo wyłączona albo zegar jest zły. Po okresie przechowywania nic nie jest wymazywane, dopóki nie potwierdzisz zegara.',
  RESTORED_WITHOUT_KEYS:
    'Rejestr przywrócono, a tego, co zapisano między {from} a {until}, nie dało się odczytać. Ówczesne zakupy są trzymane jako niepewne. Odebrane wtedy klucze klientów API znów działają, a utworzone wtedy są nieznane.',
  RESTORED_WITH_GAP:
    'Rejestr przywrócono, a tego, co zapisano między {from} a {until}, nie dało się odczytać. Ówczesnych zakupów może brakować. Odebrane wtedy klucze klientów API znów działają, a utworzone wtedy są nieznane.',
  WITNESS_FAILED:
    'Nie da się już zapisać pliku obok rejestru, który przy następnym starcie pokazałby uszkodzenia. Zwolnij miejsce i uruchom stację ponownie.',
  DATABASE_TOO_OLD: 'Serwer działa na PostgreSQL {version}; wspólny rejestr wymaga wersji 15 lub nowszej.',
  DATABASE_SETTING_OFF:
    'Baza danych ma wyłączone {setting}: to, co potwierdziła, może po awarii zniknąć. Ustaw {setting} = on w postgresql.conf i przeładuj.',
  DATABASE_STANDBY_BEHIND:
    'Baza danych ma serwery zapasowe ({n}), którym może brakować ostatnich zapisów: po awansie nie znałyby zakupów. Ustaw synchronous_standby_names albo uruchom z --accept-asynchronous-standby.',
  DATABASE_CLOCK:
    'Zegary bazy danych i tego stanowiska różnią się o {seconds} s; dozwolone najwyżej 60. Ustaw ten, który jest zły.',
  DESKS_AWAITED:
    'W bazie danych może brakować ostatnich zapisów: awansowano serwer zapasowy albo wstawiono starszą kopię. Na żadnym stanowisku niczego się nie kupuje, dopóki te nie wystartują i nie zgłoszą ponownie, co wiedzą: {desks}. Jeśli któregoś już nie ma, mówi o tym administrator: packbench desks waive {first}.',
  LOSS_NOT_EXAMINED:
    'W bazie danych może brakować ostatnich zapisów: odpowiada inny serwer albo inna kopia niż wcześniej. Niczego się nie kupuje, dopóki stanowiska nie zgłoszą ponownie, co wiedzą.',
  LEDGER_BEHIND:
    'Rejestr utracił ostatnie zapisy: jego dziennik kończy się na wierszu {last}, a wiersz {sequence} zapisano {at}. Zakupów pomiędzy w nim nie ma.',
  LEDGER_LACKS_CHANGES:
    'Rejestr utracił ostatnie zapisy: zmiany klientów API, kont lub ustawień. Odebrany klucz może w nim być ważny.',
  LEDGER_OTHER: 'To nie jest rejestr, który zapisała ta stacja: wiersz {line} jego dziennika jest inny.',
  LEDGER_STRUCTURE_CHANGED: 'Struktura rejestru nie jest taka, jak zapisano.',
  FILE_NO_DATABASE: '{at} nie jest bazą danych (bajtów: {bytes}). Zostawiono bez zmian.',
  FILE_NO_LEDGER: '{at} jest bazą danych, ale nie rejestrem Packbench.',
  LEDGER_DISK_FAILED: 'Dysk zawiódł. System mówi: „{words}”',
  LEDGER_TOO_NEW: 'Zapisała to nowsza wersja Packbench (wersja rejestru {found}; ta zna {known}).',
  SHARED_LEDGER_NEWER:
    'Nowsza wersja Packbench podniosła wspólny rejestr do wersji {found}; ta zna {known}. Uruchom tu nowszą wersję.',
  LEDGER_NO_ROOM: 'Na dysku nie ma miejsca na rejestr.',
  ROW_CHANGED: 'Wiersz {row} tabeli {table} nie jest taki, jak zapisano.',
  JOURNAL_BROKEN: 'Dziennik stanowiska {desk} jest przerwany od wiersza {line}.',
  SHIPMENTS_CHANGED:
    'Przesyłki niezgodne z dziennikiem: {changed} z {checked}, pierwsza {first}: zmieniono adresy, masy, numery lub dokumenty.',
  JOURNAL_LINE_CHANGED: 'Wiersz {line} dziennika nie jest taki, jak zapisano.',
  DOCUMENTS_DAMAGED: 'Uszkodzone dokumenty: {damaged} z {checked}, pierwszy {first}.',
  BACKUPS_ELSEWHERE:
    'Rejestr leży w bazie danych wspólnej dla kilku stacji: kopie robi i przywraca ten, kto nią zarządza.',
  BACKUP_GONE: 'Nie ma już kopii zapasowej {backup}. Są: {known}.',
  FOLDER_OPEN_TO_OTHERS:
    'Inne konta użytkowników mogą czytać w folderze danych: {names} (razem {things}). Uruchom stację ponownie; ona to zamknie.',
};
