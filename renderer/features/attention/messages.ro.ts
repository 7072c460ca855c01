import type { attention as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const attention: Translated<typeof english> = {
  title: 'Necesită atenție',
  none: 'Nimic nu necesită atenție',
  noneHint:
    'Aici ar aștepta expedieri a căror achiziție este incertă, etichete care poate nu au ieșit și borderouri pe care un curier le poate fi făcut.',
  unknown:
    'O expediere care poate a fost cumpărată | {n} expedieri care poate au fost cumpărate | {n} de expedieri care poate au fost cumpărate',
  doNotBuy: 'Nu cumpărați din nou',
  why: 'Achiziția a fost trimisă și răspunsul s-a pierdut. Fiecare poate fi cumpărată și plătită; o a doua achiziție ar fi o a doua etichetă.',
  uncertain: 'O etichetă care poate a ieșit | {n} etichete care poate au ieșit | {n} de etichete care poate au ieșit',
  refresh: 'Privește din nou',
  since: 'Incert din',
  platformNumbers: 'Numerele noastre',
  known: 'Ce se știe',
  toDo: 'Ce este de făcut',
  ownId: 'Referința noastră acolo',
  todoLookup:
    'Stația întreabă în continuare {account}. Căutați acum, sau în portalul lui, și spuneți aici ce ați găsit.',
  todoAsk:
    'Stația nu poate întreba {account}: nu întreabă nimeni în afară de dvs. Căutați în portal sau sunați, și spuneți aici ce ați găsit.',
  lookFor: 'Căutați destinatarul sau numărul nostru, în ziua trimiterii.',
  lookForId: 'Căutați acolo referința noastră, destinatarul sau numărul nostru, în ziua trimiterii.',
  lookUp: 'Caută acum',
  lookUpAll: 'Caută-le pe toate acum',
  asking: 'Se întreabă …',
  lookup: {
    found: 'A fost cumpărată. Eticheta este acolo.',
    not_bought: 'Nu a fost cumpărată. Poate fi expediată din nou.',
    unknown: 'Curierul nu poate spune. Este la fel de deschis ca înainte.',
  },
  ways: {
    found: 'A fost cumpărată',
    not_bought: 'Nu a fost cumpărată',
    written_off: 'Trece la pierderi',
  },
  settle: {
    means: {
      found: 'Scrieți numerele de urmărire date de curier. Etichetele se desenează cu ele, gata de tipărit.',
      not_bought:
        'Numai dacă spune curierul. Tranzacția este liberă din nou, iar cine o trimite iar cumpără: dacă era totuși cumpărată, s-ar plăti de două ori.',
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
    numberWrong: 'Eticheta nu poate purta acest număr. Scrieți-l cum l-a dat curierul.',
    numberTaken: '{number} aparține altei expedieri a acestui cont. Este cel corect?',
    source: 'Unde s-a găsit (opțional)',
    reason: 'De unde știți',
    kept: 'Rămâne în jurnal pentru totdeauna: numiți sursa, nu o persoană.',
    sayWhy: 'Spuneți de unde știți.',
  },
  settled: {
    found: 'Expedierea a fost cumpărată. Etichetele sunt în istoric.',
    not_bought: 'Expedierea nu a fost cumpărată. Poate fi expediată din nou.',
    written_off: 'Expedierea a fost trecută la pierderi.',
  },
  manifests: {
    title:
      'Un borderou pe care curierul poate l-a făcut | {n} borderouri pe care curierii poate le-au făcut | {n} de borderouri pe care curierii poate le-au făcut',
    closed:
      'Închis la {at}, cu o expediere. | Închis la {at}, cu {count} expedieri. | Închis la {at}, cu {count} de expedieri.',
  },
  prints: {
    document: 'Un document',
    sent: 'Trimis la {printer}, {at}.',
    look: 'Priviți imprimanta și ce este în ea. Nu se tipărește niciodată din nou de la sine.',
    cameOut: 'A ieșit',
    didNot: 'Nu a ieșit',
    saidPrinted: 'Eticheta este tipărită.',
    saidNot: 'Eticheta nu este tipărită. Poate fi tipărită din nou.',
  },
};
