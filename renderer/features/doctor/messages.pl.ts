import type { doctor as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const doctor: Translated<typeof english> = {
  title: 'Diagnostyka',
  run: 'Sprawdź ponownie',
  save: 'Zapisz wyniki',
  station: 'Stacja',
  printers: 'Drukarki',
  ready: 'Stacja może nadawać.',
  notReady: 'Stacja nie może nadawać.',
  version: 'Packbench {version}',
  bundle:
    'Zapisane wyniki nikogo nie wskazują: nie zawierają adresów, kluczy, hostów, ścieżek ani nazwisk i można je wysłać osobie, która pomaga.',
  printerReady: 'Drukarka jest gotowa.',
  asking: 'Trwa sprawdzanie drukarek.',
  running: 'Stacja czyta wszystko, co przechowuje.',
  readAll: 'Wszystkie zapisane dane odczytano i porównano z ich skrótami.',
  readSome: 'Wykonano tylko szybkie sprawdzenia: {why}',
  checks: {
    ledger: 'Rejestr',
    database: 'Baza danych',
    disk: 'Dysk',
    unknown: 'Niepewne przesyłki',
    accounts: 'Konta przewoźników',
    numbers: 'Pule numerów',
    sources: 'Źródła zamówień',
    writeBack: 'Powiadamianie źródeł',
    secrets: 'Sekrety kont',
    structure: 'Tabele i indeksy',
    rows: 'Wiersze rejestru',
    journal: 'Dziennik',
    documents: 'Dokumenty',
    contents: 'Co nadano',
    backup: 'Kopia zapasowa',
    spill: 'Odłożone odpowiedzi',
    clock: 'Zegar',
    restore: 'Przywracanie',
    desks: 'Inne stanowiska',
    witness: 'Plik kontrolny rejestru',
    permissions: 'Uprawnienia',
  },
  found: {
    ledger: {
      ok: 'Rejestr odpowiada.',
      warning: 'Rejestr odpowiada wolno.',
      failed: 'Rejestr nie odpowiada tak, jak powinien.',
    },
    database: {
      ok: 'Baza danych dotrzymuje tego, co potwierdza.',
      warning: 'Sprawdź ustawienia bazy danych.',
      failed: 'Baza danych nie zachowuje tego, co potwierdziła.',
    },
    disk: {
      ok: 'Wolne na dysku folderu danych: {mib} MiB.',
      warning: 'Wolne na dysku folderu danych już tylko {mib} MiB. Zwolnij miejsce.',
      failed: 'Wolne już tylko {mib} MiB: do zwolnienia miejsca nic nie można kupić.',
    },
    unknown: {
      ok: 'Nie ma niepewnych przesyłek.',
      warning:
        'Jedna przesyłka jest niepewna, od {since}. | {n} przesyłki są niepewne, najstarsza od {since}. | {n} przesyłek jest niepewnych, najstarsza od {since}.',
      failed: 'Są niepewne przesyłki.',
    },
    accounts: {
      ok: 'Podłączone jest jedno konto. | Podłączone są {n} konta. | Podłączonych jest {n} kont.',
      warning: 'Sprawdź konta.',
      failed: 'Nie podłączono żadnego konta przewoźnika.',
    },
    numbers: {
      ok: 'Jedno konto ma dość numerów. | {n} konta mają dość numerów. | {n} kont ma dość numerów.',
      warning: 'Zostało mało numerów.',
      failed: 'Zostało mało numerów.',
    },
    sources: {
      ok: 'Jedno źródło odpowiada. | {n} źródła odpowiadają. | {n} źródeł odpowiada.',
      warning: 'Jednego źródła nie można odczytać.',
      failed: 'Jednego źródła nie można odczytać.',
    },
    writeBack: {
      ok: 'Źródła wiedzą o wszystkim, co sprzedano.',
      warning: 'Coś czeka na przekazanie.',
      failed: 'Coś czeka na przekazanie.',
    },
    secrets: {
      ok: 'Sekret jednego konta otwiera się tutaj. | Sekrety {n} kont otwierają się tutaj. | Sekrety {n} kont otwierają się tutaj.',
      warning:
        'Sekret jednego konta nie otwiera się tutaj. | Sekrety {n} kont nie otwierają się tutaj. | Sekrety {n} kont nie otwierają się tutaj.',
      failed: 'Sekrety kont nie otwierają się tutaj.',
    },
    structure: {
      ok: 'Tabele i indeksy są całe.',
      warning: 'Sprawdź rejestr.',
      failed: 'Rejestr jest uszkodzony.',
    },
    rows: {
      ok: 'Jeden wiersz jest zgodny z zapisem. | {n} wiersze są zgodne z zapisem. | {n} wierszy jest zgodnych z zapisem.',
      warning: 'Nie porównano wszystkich wierszy.',
      failed: 'Jeden wiersz różni się od zapisanego.',
    },
    journal: {
      ok: 'Jedyny wiersz jest zgodny z zapisem. | {n} wiersze wynikają z siebie. | {n} wierszy wynika z siebie.',
      warning: 'Sprawdź dziennik.',
      failed: 'Dziennik jest przerwany.',
    },
    contents: {
      ok: 'Jedna przesyłka jest zgodna z dziennikiem. | {n} przesyłki są zgodne z dziennikiem. | {n} przesyłek jest zgodnych z dziennikiem.',
      warning: 'Sprawdź przesyłki.',
      failed: 'Przesyłki nie są zgodne z dziennikiem.',
    },
    documents: {
      ok: 'Jeden dokument jest zgodny z zapisem. | {n} dokumenty są zgodne z zapisem. | {n} dokumentów jest zgodnych z zapisem.',
      warning: 'Sprawdź dokumenty.',
      failed: 'Dokumenty są uszkodzone.',
    },
    backup: {
      ok: 'Najnowsza kopia zapasowa jest z {at}.',
      warning: 'Nie ma kopii zapasowej z ostatnich dwóch dni. Utwórz ją w ustawieniach.',
      failed: 'Nie ma kopii zapasowej.',
    },
    spill: {
      ok: 'Żadna odpowiedź przewoźnika nie czeka na wpis do rejestru.',
      warning:
        'Jedna odpowiedź czeka na wpis do rejestru. | {n} odpowiedzi czekają na wpis do rejestru. | {n} odpowiedzi czeka na wpis do rejestru.',
      failed: 'Nie ma miejsca na odkładanie odpowiedzi.',
    },
    permissions: {
      ok: 'Folder danych może czytać tylko konto stacji.',
      warning:
        'Inne konta mogą czytać jeden element folderu danych. Uruchom stację ponownie: zamknie do niego dostęp. | Inne konta mogą czytać {n} elementy folderu danych. Uruchom stację ponownie: zamknie do nich dostęp. | Inne konta mogą czytać {n} elementów folderu danych. Uruchom stację ponownie: zamknie do nich dostęp.',
      failed: 'Nie można sprawdzić folderu danych.',
    },
    desks: {
      ok: 'Nie trzeba czekać na żadne stanowisko.',
      warning: 'Trwa oczekiwanie na inne stanowiska.',
      failed: 'Nic nie jest kupowane: trwa oczekiwanie na inne stanowiska.',
    },
    restore: {
      ok: 'Rejestr wie o wszystkim.',
      warning: 'Rejestr przywrócono i nie zna wszystkich sprzedaży.',
      failed: 'Rejestr przywrócono lub skopiowano: zakupy czekają na potwierdzenie.',
    },
    witness: {
      ok: 'Plik kontrolny rejestru jest prowadzony.',
      warning: 'Nie można zapisać pliku kontrolnego rejestru.',
      failed: 'Nie można zapisać pliku kontrolnego rejestru.',
    },
    clock: {
      ok: 'Zegar zgadza się z rejestrem.',
      warning:
        'Zegar spóźnia się za rejestrem o jedną minutę. | Zegar spóźnia się za rejestrem o {n} minuty. | Zegar spóźnia się za rejestrem o {n} minut.',
      failed: 'Zegar jest błędny.',
    },
  },
};
