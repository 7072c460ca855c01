import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'Necesită atenție',
  none: 'Nimic nu necesită atenție',
  noneHint:
    'Aici ar apărea expedierile a căror achiziție este incertă, etichetele care poate nu au ieșit sau au venit prea târziu pentru tipărire și borderourile pe care poate le-a emis un curier.',
  unknown: 'O expediere posibil cumpărată | {n} expedieri posibil cumpărate | {n} de expedieri posibil cumpărate',
  doNotBuy: 'Nu cumpărați din nou',
  why: 'Achiziția a fost trimisă și răspunsul s-a pierdut. Fiecare poate fi deja cumpărată și plătită; o a doua achiziție ar fi o a doua etichetă.',
  uncertain: 'O etichetă posibil ieșită | {n} etichete posibil ieșite | {n} de etichete posibil ieșite',
  refresh: 'Actualizează',
  since: 'Incert din',
  platformNumbers: 'Numerele noastre',
  known: 'Ce se știe',
  toDo: 'Ce este de făcut',
  ownId: 'Referința noastră la serviciu',
  todoLookup:
    'Stația întreabă în continuare {account}. Verificați acum sau căutați în portalul lui și indicați aici ce ați găsit.',
  todoAsk:
    'Stația nu poate întreba {account}: numai dvs. puteți face asta. Căutați în portal sau sunați și indicați aici ce ați găsit.',
  lookFor: 'Căutați destinatarul sau numărul nostru, în ziua trimiterii.',
  lookForId: 'Căutați acolo referința noastră, destinatarul sau numărul nostru, în ziua trimiterii.',
  lookUp: 'Verifică acum',
  lookUpAll: 'Verifică-le pe toate acum',
  asking: 'Se verifică …',
  lookup: {
    found: 'A fost cumpărată. Eticheta este disponibilă.',
    not_bought: 'Nu a fost cumpărată. Poate fi expediată din nou.',
    unknown: 'Curierul nu poate spune. Situația rămâne neclară.',
  },
  ways: {
    found: 'A fost cumpărată',
    not_bought: 'Nu a fost cumpărată',
    written_off: 'Trece la pierderi',
  },
  settle: {
    means: {
      found:
        'Scrieți numerele de urmărire date de curier. Etichetele se desenează cu ele sau, unde le face curierul, se cer de la el.',
      not_bought:
        'Numai dacă spune curierul. Tranzacția devine din nou liberă, iar cine o trimite încă o dată cumpără: dacă fusese totuși cumpărată, s-ar plăti de două ori.',
      written_off:
        'O închide fără a ști dacă a fost cumpărată. Dacă eticheta apare pe o factură, se găsește în istoric.',
    },
    button: {
      found: 'Înregistrează numerele',
      not_bought: 'Nu s-a cumpărat nimic',
      written_off: 'Trece-o la pierderi',
    },
    numberOf: 'Numărul de urmărire al coletului {n}',
    numberMissing: 'Scrieți numărul de urmărire.',
    numberWrong: 'Eticheta nu acceptă acest număr. Scrieți-l cum l-a dat curierul.',
    numberTaken: '{number} aparține altei expedieri a acestui cont. Este cel corect?',
    source: 'Unde s-a găsit (opțional)',
    reason: 'De unde știți',
    kept: 'Rămâne în jurnal pentru totdeauna: indicați sursa, nu o persoană.',
    sayWhy: 'Indicați de unde știți.',
  },
  settled: {
    found: 'Expedierea a fost cumpărată. Este în istoric, la fel ca etichetele, de îndată ce sosesc.',
    not_bought: 'Expedierea nu a fost cumpărată. Poate fi expediată din nou.',
    written_off: 'Expedierea a fost trecută la pierderi.',
  },
  manifests: {
    title:
      'Un borderou pe care curierul poate l-a emis | {n} borderouri pe care curierii poate le-au emis | {n} de borderouri pe care curierii poate le-au emis',
    closed:
      'Închis la {at}, cu o expediere. | Închis la {at}, cu {count} expedieri. | Închis la {at}, cu {count} de expedieri.',
  },
  unlabelled: {
    title:
      'O expediere cumpărată și fără etichetă | {n} expedieri cumpărate și fără etichetă | {n} de expedieri cumpărate și fără etichetă',
    bought: 'Cumpărată la {account}, {at}.',
    toDo: 'Stația cere în continuare eticheta. Nu cumpărați din nou. Dacă portalul curierului are eticheta, tipăriți-o acolo.',
    ask: 'Întreabă acum',
    notYet: 'Eticheta nu a venit încă.',
  },
  unprinted: {
    title:
      'O expediere cu eticheta netipărită | {n} expedieri cu etichetele netipărite | {n} de expedieri cu etichetele netipărite',
    asked: 'Cumpărată {at}, de tipărit la {printer}. Eticheta nu a ieșit la timp.',
    find: 'Căutați coletul, tipăriți eticheta și lipiți-o pe acel colet.',
    print: 'Tipărește',
    dismiss: 'Nu e nevoie',
    dismissAll: 'Niciuna nu e necesară',
    printing: 'Eticheta se tipărește.',
    dismissed: 'Eticheta rămâne în istoric.',
  },
  prints: {
    document: 'Un document',
    sent: 'Trimis la {printer}, {at}.',
    look: 'Verificați imprimanta și ce se află în ea. Nimic nu se retipărește automat.',
    cameOut: 'A ieșit',
    didNot: 'Nu a ieșit',
    saidPrinted: 'Eticheta este tipărită.',
    saidNot: 'Eticheta nu este tipărită. Poate fi tipărită din nou.',
  },
};
