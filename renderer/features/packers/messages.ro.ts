import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Echipă',
  back: 'Înapoi la setări',
  lead: 'Un ecuson scanat la o fereastră spune cine împachetează acolo și pune limba lui. Atribuie munca și previne scăpări; cine ajunge la tastatură poate scana ecusonul altuia.',
  add: 'Adaugă pe cineva',
  edit: 'Schimbă {name}',
  editShort: 'Schimbă',
  none: 'Încă nimeni',
  noneHint:
    'Etichetele nu numesc pe nimeni, iar fiecare fereastră poate face totul până adăugați persoane. Începeți cu dvs. ca administrator.',
  unbounded: 'Încă nu există administrator: fiecare fereastră poate face totul.',
  name: 'Nume',
  nameHint: 'Îl spun etichetele, tipăririle și comenzile',
  role: 'Rol',
  badge: 'Ecuson',
  badgeHint: '3 până la 24 de cifre, majuscule și cratime. Se inventează dacă este gol.',
  language: 'Limba ferestrei',
  asItIs: 'Cum este',
  active: 'Împachetează aici',
  activeHint: 'Altfel ecusonul nu mai conectează. Ce s-a făcut rămâne sub acest nume.',
  inactive: 'Nu mai împachetează aici',
  save: 'Salvează',
  saved: '{name} este salvat.',
  sheet: 'Tipărește ecusoane',
  one: 'Tipărește ecusonul',
  file: 'ecusoane',
  table: { title: 'Cine ce are voie', action: 'Acțiune', yes: 'are voie', no: 'nu are voie' },
};
