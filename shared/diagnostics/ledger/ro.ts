import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const ledger: Translated<typeof en.ledger> = {
  LEDGER_STOPPED: 'Registrul s-a defectat și nu mai scrie nimic până la repornirea stației.',
  LEDGER_SILENT: 'Registrul nu răspunde.',
  LEDGER_AWAY:
    'Baza de date a registrului comun nu este disponibilă. Nu se cumpără și nu se tipărește nimic până revine; stația continuă apoi de la sine.',
  LEDGER_DAMAGED: 'Registrul este deteriorat. Sistemul spune: „{words}”',
  CLOCK_JUMPED:
    'Ceasul calculatorului a sărit la {clock}, ceea ce timpul scurs nu confirmă. Stația continuă de la {ledger} până când confirmați ceasul sau este potrivit.',
  CLOCK_LEAPT:
    'Între {from} și {to} nu s-a înregistrat nimic: stația a fost oprită atât timp sau ceasul este greșit. După perioada de păstrare nu se șterge nimic până nu confirmați ceasul.',
  RESTORED_WITHOUT_KEYS:
    'Registrul a fost restaurat, iar ce s-a scris între {from} și {until} nu a putut fi citit. Achizițiile de atunci se păstrează ca incerte. Conturile și setările sunt ca înainte. O cheie de client API retrasă atunci poate funcționa din nou, iar cele create atunci sunt necunoscute.',
  RESTORED_WITH_GAP:
    'Registrul a fost restaurat, iar ce s-a scris între {from} și {until} nu a putut fi citit. Achiziții de atunci pot lipsi. Cheile clienților API retrase atunci funcționează din nou, iar cele create atunci sunt necunoscute.',
  LEDGER_COPIED:
    'În registrul din acest fișier s-a scris ultima dată la {from}. De atunci a fost copiat, pus la loc dintr-o copie sau preluat într-o bază de date comună: ce s-a cumpărat în altă parte până la {until} nu este în el. Continuați într-un singur loc: ambele ar da aceleași numere.',
  WITNESS_FAILED:
    'Fișierul de lângă registru care ar arăta deteriorări la următoarea pornire nu mai poate fi scris. Eliberați spațiu și reporniți stația.',
  DATABASE_TOO_OLD: 'Serverul rulează PostgreSQL {version}; un registru comun are nevoie de 15 sau mai nou.',
  DATABASE_SETTING_OFF:
    'Baza de date are {setting} dezactivat: ce a confirmat poate dispărea după o cădere. Puneți {setting} = on în postgresql.conf și reîncărcați-l.',
  DATABASE_STANDBY_BEHIND:
    'Baza de date are {n} server(e) de rezervă cărora le pot lipsi ultimele scrieri: dacă unul preia rolul, nu ar ști de unele achiziții. Setați synchronous_standby_names sau porniți cu --accept-asynchronous-standby.',
  DATABASE_CLOCK:
    'Ceasurile bazei de date și al acestui post diferă cu {seconds} s; sunt permise cel mult 60. Potriviți ceasul greșit.',
  DESKS_AWAITED:
    'Bazei de date îi poate lipsi ce s-a scris ultima dată: un server de rezervă a preluat rolul sau s-a pus o copie mai veche. Nu se cumpără nimic la niciun post până când acestea nu au pornit și nu au declarat din nou ce știu: {desks}. Dacă unul a dispărut definitiv, un administrator o spune: packbench desks waive {first}.',
  LOSS_NOT_EXAMINED:
    'Bazei de date îi poate lipsi ce s-a scris ultima dată: răspunde alt server sau altă copie decât înainte. Nu se cumpără nimic până când posturile nu au declarat din nou ce știu.',
  LEDGER_BEHIND:
    'Registrul a pierdut ce s-a scris ultima dată: jurnalul se termină cu linia {last}, iar linia {sequence} a fost scrisă la {at}. Ce s-a cumpărat între timp nu este în el.',
  LEDGER_LACKS_CHANGES:
    'Registrul a pierdut ce s-a scris ultima dată: schimbări ale clienților API, conturilor sau setărilor ori o anulare cerută. O cheie revocată poate fi valabilă în el.',
  LEDGER_OTHER: 'Registrul nu este cel scris de această stație: linia {line} a jurnalului este alta.',
  LEDGER_STRUCTURE_CHANGED: 'Structura registrului nu este cea scrisă.',
  FILE_NO_DATABASE: '{at} nu este o bază de date ({bytes} octeți). A fost lăsat așa cum este.',
  FILE_NO_LEDGER: '{at} este o bază de date, dar nu un registru Packbench.',
  LEDGER_DISK_FAILED: 'Discul s-a defectat. Sistemul spune: „{words}”',
  LEDGER_TOO_NEW:
    'A fost scris de o versiune mai nouă de Packbench (versiunea registrului {found}; aceasta cunoaște {known}).',
  SHARED_LEDGER_NEWER:
    'O versiune mai nouă de Packbench a adus registrul comun la versiunea {found}; aceasta cunoaște {known}. Porniți aici versiunea mai nouă.',
  LEDGER_NO_ROOM: 'Discul nu are loc pentru registru.',
  ROW_CHANGED: 'Rândul {row} al tabelului {table} nu mai este cel scris.',
  JOURNAL_BROKEN: 'Jurnalul postului {desk} nu mai este continuu de la linia {line}.',
  SHIPMENTS_CHANGED:
    '{changed} din {checked} expedieri nu corespund cu ce s-a expediat conform jurnalului, prima fiind {first}: s-au schimbat adrese, greutăți, numere sau documente.',
  JOURNAL_LINE_CHANGED: 'Linia {line} a jurnalului nu mai este cea scrisă.',
  DOCUMENTS_DAMAGED: '{damaged} din {checked} documente sunt deteriorate, primul fiind {first}.',
  BACKUPS_ELSEWHERE:
    'Registrul se află într-o bază de date comună mai multor stații: cine o administrează face copiile de rezervă și restaurările.',
  BACKUP_GONE: 'Copia de rezervă {backup} nu mai există. Copii existente: {known}.',
  FOLDER_OPEN_TO_OTHERS:
    'Alte conturi de utilizator pot citi în folderul de date: {names} ({things} în total). Reporniți stația; accesul se închide atunci.',
};
