import type { packers as english } from './messages.en.ts';
import type { Translated } from '#renderer/messages/translated.ts';

export const packers: Translated<typeof english> = {
  title: 'Echipă',
  back: 'Înapoi la setări',
  lead: 'Un ecuson scanat la o fereastră arată cine ambalează acolo și trece la limba acelei persoane. Atribuie munca și previne greșelile; cine are acces la tastatură poate scana ecusonul altcuiva.',
  add: 'Adaugă pe cineva',
  edit: 'Modifică {name}',
  editShort: 'Modifică',
  none: 'Încă nimeni',
  noneHint:
    'Până adăugați persoane, etichetele nu numesc pe nimeni, iar fiecare fereastră poate face totul. Începeți cu dvs. ca administrator.',
  unbounded: 'Încă nu există administrator: fiecare fereastră poate face totul.',
  name: 'Nume',
  nameHint: 'Apare pe etichete, tipăriri și comenzi',
  role: 'Rol',
  badge: 'Ecuson',
  badgeHint: 'De la 3 la 24 de cifre, majuscule și cratime. Se generează dacă este gol.',
  language: 'Limba ferestrei',
  asItIs: 'Neschimbată',
  active: 'Ambalează aici',
  activeHint: 'Dezactivat, ecusonul nu mai conectează. Ce s-a făcut rămâne sub acest nume.',
  inactive: 'Nu mai ambalează aici',
  save: 'Salvează',
  saved: 'Salvat: {name}.',
  sheet: 'Tipărește ecusoane',
  one: 'Tipărește ecusonul',
  file: 'ecusoane',
  table: { title: 'Cine ce poate face', action: 'Acțiune', yes: 'permis', no: 'nepermis' },
};
