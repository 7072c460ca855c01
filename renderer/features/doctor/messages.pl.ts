import type { doctor as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const doctor: Translated<typeof english> = {
  title: 'Diagnostyka',
  run: 'Sprawdź ponownie',
  save: 'Zapisz wyniki',
  station: 'Stacja',
  printers: 'Drukarki',
  ready: 'Stacja może wysyłać.',
  notReady: 'Stacja nie może wysyłać.',
  version: 'Packbench {version}',
  bundle:
    'Zapisane wyniki nikogo nie wymieniają: nie ma w nich adresów, kluczy, hostów, ścieżek ani nazw; można je wysłać temu, kto pomaga.',
  printerReady: 'Drukarka jest gotowa.',
  asking: 'Drukarki są pytane.',
  running: 'Stacja czyta wszystko, co przechowuje.',
  readAll: 'Wszystko, co przechowywane, odczytano i porównano ze skrótami.',
  readSome: 'Zrobiono tylko szybkie sprawdzenia: {why}',
  checks: {
    ledger: 'Rejestr',
    database: 'Baza danych',
    disk: 'Dysk',
    unknown: 'Niepewne przesyłki',
    accounts: 'Konta przewoźników',
    numbers: 'Zakresy numerów',
    sources: 'Źródła zamówień',
    writeBack: 'Co przekazuje się źródłom',
    secrets: 'Sekrety kont',
    structure: 'Tabele i indeksy',
    rows: 'Wiersze rejestru',
    journal: 'Dziennik',
    documents: 'Dokumenty',
    contents: 'Co wysłano',
    backup: 'Kopia zapasowa',
    spill: 'Odłożone odpowiedzi',
    clock: 'Zegar',
    restore: 'Przywracanie',
    desks: 'Inne stanowiska',
    witness: 'Świadek rejestru',
    permissions: 'Uprawnienia',
  },
  found: {
    ledger: {
      ok: 'Rejestr odpowiada.',
      warning: 'Rejestr odpowiada powoli.',
      failed: 'Rejestr nie odpowiada jak powinien.',
    },
    database: {
      ok: 'Baza danych dotrzymuje słowa.',
      warning: 'Sprawdź ustawienia bazy danych.',
      failed: 'Baza danych nie zachowuje tego, co potwierdziła.',
    },
    disk: {
      ok: 'Na dysku folderu danych wolne jest {mib} MiB.',
      warning: 'Na dysku folderu danych wolne jest tylko {mib} MiB. Zwolnij miejsce.',
      failed: 'Wolne jest tylko {mib} MiB: niczego nie da się kupić, dopóki nie ma miejsca.',
    },
    unknown: {
      ok: 'Żadna przesyłka nie jest niepewna.',
      warning:
        'Jedna przesyłka jest niepewna, od {since}. | {n} przesyłki są niepewne, najstarsza od {since}. | {n} przesyłek jest niepewnych, najstarsza od {since}.',
      failed: 'Są niepewne przesyłki.',
    },
    accounts: {
      ok: 'Jedno konto jest połączone. | {n} konta są połączone. | {n} kont jest połączonych.',
      warning: 'Sprawdź konta.',
      failed: 'Żadne konto przewoźnika nie jest połączone.',
    },
    numbers: {
      ok: 'Jedno konto ma dość numerów. | {n} konta mają dość numerów. | {n} kont ma dość numerów.',
      warning: 'Zostało mało numerów.',
      failed: 'Zostało mało numerów.',
    },
    sources: {
      ok: 'Jedno źródło odpowiada. | {n} źródła odpowiadają. | {n} źródeł odpowiada.',
      warning: 'Źródła nie da się odczytać.',
      failed: 'Źródła nie da się odczytać.',
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
      ok: 'Jeden wiersz jest taki, jak zapisano. | {n} wiersze są takie, jak zapisano. | {n} wierszy jest takich, jak zapisano.',
      warning: 'Nie porównano wszystkich wierszy.',
      failed: 'Wiersz nie jest taki, jak zapisano.',
    },
    journal: {
      ok: 'Jedyny wiersz jest taki, jak zapisano. | {n} wiersze są ciągłe. | {n} wierszy jest ciągłych.',
      warning: 'Sprawdź dziennik.',
      failed: 'Dziennik jest przerwany.',
    },
    contents: {
      ok: 'Jedna przesyłka jest zgodna z dziennikiem. | {n} przesyłki są zgodne z dziennikiem. | {n} przesyłek jest zgodnych z dziennikiem.',
      warning: 'Sprawdź przesyłki.',
      failed: 'Są przesyłki niezgodne z dziennikiem.',
    },
    documents: {
      ok: 'Jeden dokument jest taki, jak zapisano. | {n} dokumenty są takie, jak zapisano. | {n} dokumentów jest takich, jak zapisano.',
      warning: 'Sprawdź dokumenty.',
      failed: 'Są uszkodzone dokumenty.',
    },
    backup: {
      ok: 'Najnowsza kopia zapasowa jest z {at}.',
      warning: 'Nie ma kopii zapasowej z ostatnich dwóch dni. Zrób ją w Ustawieniach.',
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
        'Inne konta mogą czytać jedną rzecz w folderze danych. Uruchom stację ponownie: ona to zamknie. | Inne konta mogą czytać {n} rzeczy w folderze danych. Uruchom stację ponownie: ona to zamknie. | Inne konta mogą czytać {n} rzeczy w folderze danych. Uruchom stację ponownie: ona to zamknie.',
      failed: 'Folderu danych nie da się sprawdzić.',
    },
    desks: {
      ok: 'Nie czeka się na żadne stanowisko.',
      warning: 'Czeka się na inne stanowiska.',
      failed: 'Niczego się nie kupuje: czeka się na inne stanowiska.',
    },
    restore: {
      ok: 'Rejestr wie wszystko.',
      warning: 'Rejestr przywrócono i nie zna wszystkich sprzedaży.',
      failed: 'Rejestr przywrócono: zakupy czekają na potwierdzenie.',
    },
    witness: {
      ok: 'Świadek rejestru jest prowadzony.',
      warning: 'Świadka rejestru nie da się zapisać.',
      failed: 'Świadka rejestru nie da się zapisać.',
    },
    clock: {
      ok: 'Zegar zgadza się z rejestrem.',
      warning:
        'Zegar spóźnia się o minutę względem rejestru. | Zegar spóźnia się o {n} minuty względem rejestru. | Zegar spóźnia się o {n} minut względem rejestru.',
      failed: 'Zegar jest zły.',
    },
  },
};
