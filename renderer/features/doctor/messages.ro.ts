import type { doctor as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const doctor: Translated<typeof english> = {
  title: 'Diagnostic',
  run: 'Verifică din nou',
  save: 'Salvează rezultatele',
  station: 'Stație',
  printers: 'Imprimante',
  ready: 'Stația poate expedia.',
  notReady: 'Stația nu poate expedia.',
  version: 'Packbench {version}',
  bundle:
    'Rezultatele salvate nu identifică pe nimeni: nu conțin adrese, chei, gazde, căi sau nume și pot fi trimise celui care vă ajută.',
  printerReady: 'Imprimanta este gata.',
  asking: 'Se întreabă imprimantele.',
  running: 'Stația citește tot ce păstrează.',
  readAll: 'Tot ce este stocat a fost citit și comparat cu amprentele.',
  readSome: 'S-au făcut numai verificările rapide: {why}',
  checks: {
    ledger: 'Registru',
    database: 'Bază de date',
    disk: 'Disc',
    unknown: 'Expedieri incerte',
    accounts: 'Conturi de curieri',
    numbers: 'Intervale de numere',
    sources: 'Surse de comenzi',
    writeBack: 'Ce se comunică surselor',
    secrets: 'Secretele conturilor',
    structure: 'Tabele și indecși',
    rows: 'Rândurile registrului',
    journal: 'Jurnal',
    documents: 'Documente',
    contents: 'Ce s-a expediat',
    backup: 'Copie de rezervă',
    spill: 'Răspunsuri puse deoparte',
    clock: 'Ceas',
    restore: 'Restaurare',
    desks: 'Alte posturi',
    witness: 'Martorul registrului',
    permissions: 'Permisiuni',
  },
  found: {
    ledger: {
      ok: 'Registrul răspunde.',
      warning: 'Registrul răspunde încet.',
      failed: 'Registrul nu răspunde cum ar trebui.',
    },
    database: {
      ok: 'Baza de date păstrează ce confirmă.',
      warning: 'Verificați setările bazei de date.',
      failed: 'Baza de date nu păstrează ce a confirmat.',
    },
    disk: {
      ok: '{mib} MiB sunt liberi pe discul folderului de date.',
      warning: 'Numai {mib} MiB sunt liberi pe discul folderului de date. Eliberați spațiu.',
      failed: 'Numai {mib} MiB sunt liberi: nu se poate cumpăra nimic până nu este loc.',
    },
    unknown: {
      ok: 'Nicio expediere nu este incertă.',
      warning:
        'O expediere este incertă, din {since}. | {n} expedieri sunt incerte, cea mai veche din {since}. | {n} de expedieri sunt incerte, cea mai veche din {since}.',
      failed: 'Sunt expedieri incerte.',
    },
    accounts: {
      ok: 'Un cont este conectat. | {n} conturi sunt conectate. | {n} de conturi sunt conectate.',
      warning: 'Verificați conturile.',
      failed: 'Niciun cont de curier nu este conectat.',
    },
    numbers: {
      ok: 'Un cont are destule numere. | {n} conturi au destule numere. | {n} de conturi au destule numere.',
      warning: 'Au rămas puține numere.',
      failed: 'Au rămas puține numere.',
    },
    sources: {
      ok: 'O sursă răspunde. | {n} surse răspund. | {n} de surse răspund.',
      warning: 'O sursă nu poate fi citită.',
      failed: 'O sursă nu poate fi citită.',
    },
    writeBack: {
      ok: 'Sursele știu despre tot ce s-a vândut.',
      warning: 'Ceva așteaptă să fie comunicat.',
      failed: 'Ceva așteaptă să fie comunicat.',
    },
    secrets: {
      ok: 'Secretul unui cont se deschide aici. | Secretele a {n} conturi se deschid aici. | Secretele a {n} de conturi se deschid aici.',
      warning:
        'Secretul unui cont nu se deschide aici. | Secretele a {n} conturi nu se deschid aici. | Secretele a {n} de conturi nu se deschid aici.',
      failed: 'Secretele conturilor nu se deschid aici.',
    },
    structure: {
      ok: 'Tabelele și indecșii sunt în regulă.',
      warning: 'Verificați registrul.',
      failed: 'Registrul este deteriorat.',
    },
    rows: {
      ok: 'Un rând este așa cum a fost scris. | {n} rânduri sunt așa cum au fost scrise. | {n} de rânduri sunt așa cum au fost scrise.',
      warning: 'Nu s-au comparat toate rândurile.',
      failed: 'Un rând nu este așa cum a fost scris.',
    },
    journal: {
      ok: 'Singura lui linie este așa cum a fost scrisă. | {n} linii sunt continue. | {n} de linii sunt continue.',
      warning: 'Verificați jurnalul.',
      failed: 'Jurnalul nu este continuu.',
    },
    contents: {
      ok: 'O expediere corespunde jurnalului. | {n} expedieri corespund jurnalului. | {n} de expedieri corespund jurnalului.',
      warning: 'Verificați expedierile.',
      failed: 'Unele expedieri nu corespund jurnalului.',
    },
    documents: {
      ok: 'Un document este așa cum a fost stocat. | {n} documente sunt așa cum au fost stocate. | {n} de documente sunt așa cum au fost stocate.',
      warning: 'Verificați documentele.',
      failed: 'Sunt documente deteriorate.',
    },
    backup: {
      ok: 'Cea mai nouă copie de rezervă este din {at}.',
      warning: 'Nu există copie de rezervă din ultimele două zile. Faceți una în Setări.',
      failed: 'Nu există copie de rezervă.',
    },
    spill: {
      ok: 'Niciun răspuns de curier nu așteaptă să intre în registru.',
      warning:
        'Un răspuns așteaptă să intre în registru. | {n} răspunsuri așteaptă să intre în registru. | {n} de răspunsuri așteaptă să intre în registru.',
      failed: 'Nu este spațiu pentru a pune răspunsuri deoparte.',
    },
    permissions: {
      ok: 'Numai contul stației poate citi folderul de date.',
      warning:
        'Alte conturi pot citi un element din folderul de date. Reporniți stația: accesul se închide atunci. | Alte conturi pot citi {n} elemente din folderul de date. Reporniți stația: accesul se închide atunci. | Alte conturi pot citi {n} de elemente din folderul de date. Reporniți stația: accesul se închide atunci.',
      failed: 'Folderul de date nu poate fi verificat.',
    },
    desks: {
      ok: 'Nu se așteaptă niciun post.',
      warning: 'Se așteaptă alte posturi.',
      failed: 'Nu se cumpără nimic: se așteaptă alte posturi.',
    },
    restore: {
      ok: 'Registrul știe totul.',
      warning: 'Registrul a fost restaurat și nu cunoaște toate vânzările.',
      failed: 'Registrul a fost restaurat sau copiat: achizițiile așteaptă confirmare.',
    },
    witness: {
      ok: 'Martorul registrului este la zi.',
      warning: 'Martorul registrului nu poate fi scris.',
      failed: 'Martorul registrului nu poate fi scris.',
    },
    clock: {
      ok: 'Ceasul se potrivește cu registrul.',
      warning:
        'Ceasul este cu un minut în urma registrului. | Ceasul este cu {n} minute în urma registrului. | Ceasul este cu {n} de minute în urma registrului.',
      failed: 'Ceasul nu este potrivit.',
    },
  },
};
