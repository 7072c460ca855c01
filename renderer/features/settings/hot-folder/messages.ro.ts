import type { hotFolder as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const hotFolder: Translated<typeof english> = {
  title: 'Folder urmărit',
  lead: 'Pentru programe care pot doar să scrie fișiere: un fișier CSV, Excel sau JSON pus în folder devine etichete, fiecare rând cumpărat o dată.',
  on: 'Urmărește un folder',
  onHint: 'Ce se pune acolo se cumpără fără a întreba pe nimeni.',
  path: 'Folder',
  pathHint: 'Pe calculatorul stației, cu calea întreagă, în afara folderului de date al stației.',
  fromFile: 'Cum spune fișierul',
  defaults: 'Dacă un fișier nu o spune',
  save: 'Salvează folderul urmărit',
  saved: 'Folderul urmărit este salvat.',
  stopped: 'Nu se mai urmărește niciun folder.',
  goOn: 'Lasă-l să continue',
  states: { OFF: 'oprit', WATCHING: 'urmărește', UNREACHABLE: 'inaccesibil', REVOKED: 'revocat' },
  say: {
    OFF: 'Nu se urmărește niciun folder.',
    WATCHING: 'Fișierele din {path} se preiau după ce dimensiunea lor nu s-a mai schimbat de două secunde.',
    UNREACHABLE: 'Fișierele se preiau din nou când folderul revine și poate fi citit.',
    REVOKED: 'Clientul API „Hot folder” a fost revocat, deci nu se preia nimic.',
  },
  arriving: 'Sosește un fișier | Sosesc {n} fișiere | Sosesc {n} de fișiere',
  working: 'Se lucrează la {file}',
  faults: {
    relative: 'Folderul „{path}”: indicați calea întreagă, de ex. /srv/orders sau C:\\Orders.',
    tooLong: 'Folderul are caractere: {actual}; cel mult {limit}.',
    unusable: 'Folderul „{path}”: stația nu îl poate folosi.',
  },
};
