import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const ledger: Translated<typeof en.ledger> = {
  LEDGER_STOPPED: 'Rejestr zawiódł i do ponownego startu stacji niczego nie zapisuje.',
  LEDGER_SILENT: 'Rejestr nie odpowiada.',
  LEDGER_AWAY:
    'Baza danych wspólnego rejestru jest niedostępna. Do jej powrotu nic nie jest kupowane ani drukowane; stacja sama wznowi pracę.',
  LEDGER_DAMAGED: 'Rejestr jest uszkodzony. System podaje: „{words}”',
  CLOCK_JUMPED:
    'Zegar komputera przeskoczył do {clock}, a upływ czasu tego nie potwierdza. Stacja liczy dalej od {ledger}, aż zegar zostanie potwierdzony lub poprawiony.',
  CLOCK_LEAPT:
    'Między {from} a {to} niczego nie zapisano: stacja była tak długo wyłączona albo zegar jest błędny. Po okresie przechowywania nic nie jest usuwane, dopóki zegar nie zostanie potwierdzony.',
  RESTORED_WITHOUT_KEYS:
    'Rejestr został przywrócony, a zapisów z czasu od {from} do {until} nie udało się odczytać. Zakupy z tego czasu są prowadzone jako niepewne. Konta i ustawienia są takie jak przedtem. Odebrany wtedy klucz klienta API może znów działać, a utworzone wtedy są nieznane.',
  RESTORED_WITH_GAP:
    'Rejestr został przywrócony, a zapisów z czasu od {from} do {until} nie udało się odczytać. Zakupów z tego czasu może brakować. Odebrane wtedy klucze klientów API znów działają, a utworzone wtedy są nieznane.',
  LEDGER_COPIED:
    'Do rejestru w tym pliku pisano ostatnio {from}. Od tego czasu został skopiowany, przywrócony z kopii albo przejęty do wspólnej bazy danych: brakuje w nim tego, co do {until} kupiono gdzie indziej. Pracuj dalej tylko w jednym miejscu: oba nadawałyby te same numery.',
  WITNESS_FAILED:
    'Nie można już zapisywać pliku kontrolnego obok rejestru, który przy następnym starcie wykazałby uszkodzenia. Zwolnij miejsce i uruchom stację ponownie.',
  DATABASE_TOO_OLD: 'Serwer ma PostgreSQL {version}; wspólny rejestr wymaga wersji 15 lub nowszej.',
  DATABASE_SETTING_OFF:
    'W bazie danych {setting} jest wyłączone: po awarii może zabraknąć tego, co potwierdziła. Ustaw {setting} = on w postgresql.conf i przeładuj konfigurację.',
  DATABASE_STANDBY_BEHIND:
    'Serwery zapasowe bazy, którym może brakować ostatnich zapisów: {n}. Po przejęciu roli głównej nie znałyby zakupów. Ustaw synchronous_standby_names albo uruchom z --accept-asynchronous-standby.',
  DATABASE_CLOCK:
    'Zegary bazy danych i tego stanowiska różnią się o {seconds} s; dozwolone jest najwyżej 60 s. Popraw błędny zegar.',
  DESKS_AWAITED:
    'W bazie danych może brakować ostatnich zapisów: rolę główną przejął serwer zapasowy albo wstawiono starszą kopię. Żadne stanowisko niczego nie kupi, zanim te nie wystartują i nie podadzą ponownie, co wiedzą: {desks}. Jeśli któregoś już nie będzie, administrator to potwierdza: packbench desks waive {first}.',
  LOSS_NOT_EXAMINED:
    'W bazie danych może brakować ostatnich zapisów: odpowiada inny serwer lub inna kopia niż przedtem. Nic nie jest kupowane, dopóki stanowiska nie podadzą ponownie, co wiedzą.',
  LEDGER_BEHIND:
    'Rejestr utracił ostatnie zapisy: jego dziennik kończy się wierszem {last}, a wiersz {sequence} zapisano {at}. Nie ma w nim zakupów z tego czasu.',
  LEDGER_LACKS_CHANGES:
    'Rejestr utracił ostatnie zapisy: zmiany klientów API, kont lub ustawień albo zgłoszone anulowanie. Odebrany klucz może być w nim ważny.',
  LEDGER_OTHER: 'To nie jest rejestr zapisany przez tę stację: wiersz {line} jego dziennika jest inny.',
  LEDGER_STRUCTURE_CHANGED: 'Struktura rejestru różni się od zapisanej.',
  FILE_NO_DATABASE: '{at} nie jest bazą danych (bajty: {bytes}). Plik pozostawiono bez zmian.',
  FILE_NO_LEDGER: '{at} jest bazą danych, ale nie rejestrem Packbench.',
  LEDGER_DISK_FAILED: 'Dysk zawiódł. System podaje: „{words}”',
  LEDGER_TOO_NEW: 'Zapisała go nowsza wersja Packbench (wersja rejestru {found}; ta zna {known}).',
  SHARED_LEDGER_NEWER:
    'Nowsza wersja Packbench zmieniła wspólny rejestr na wersję {found}; ta zna {known}. Uruchom tutaj nowszą wersję.',
  LEDGER_NO_ROOM: 'Na dysku nie ma miejsca na rejestr.',
  ROW_CHANGED: 'Wiersz {row} tabeli {table} różni się od zapisanego.',
  JOURNAL_BROKEN: 'Dziennik stanowiska {desk} nie jest ciągły od wiersza {line}.',
  SHIPMENTS_CHANGED:
    'Przesyłki niezgodne z dziennikiem: {changed} z {checked}, pierwsza {first}: zmieniono adresy, wagi, numery lub dokumenty.',
  JOURNAL_LINE_CHANGED: 'Wiersz {line} dziennika różni się od zapisanego.',
  DOCUMENTS_DAMAGED: 'Uszkodzone dokumenty: {damaged} z {checked}, pierwszy {first}.',
  BACKUPS_ELSEWHERE:
    'Rejestr leży w bazie danych wspólnej dla kilku stacji: kopie zapasowe tworzy i przywraca jej operator.',
  BACKUP_GONE: 'Nie ma już kopii zapasowej {backup}. Dostępne: {known}.',
  FOLDER_OPEN_TO_OTHERS:
    'Inne konta użytkowników mogą czytać w folderze danych: {names} (razem: {things}). Uruchom stację ponownie; zamknie do nich dostęp.',
};
