import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'împachetare',
  lead: 'coordonare',
  administrator: 'administrare',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Conectare cu ecuson',
  ship: 'Expediere și cântărire',
  pack: 'Preluarea comenzilor și împachetarea prin scanare',
  print: 'Tipărirea etichetelor proprii',
  handOver: 'Predarea coletelor și închiderea unei zile complete',
  runBatches: 'Rularea loturilor',
  keepAddresses: 'Întreținerea adreselor, produselor și șabloanelor',
  printOthers: 'Tipărirea etichetelor cumpărate de alții',
  void: 'Anularea etichetelor',
  resolve: 'Clarificarea achizițiilor incerte',
  shipAgain: 'Expedierea încă o dată a ce s-a expediat',
  takeOver: 'Preluarea unei comenzi de la alt post',
  holdOrders: 'Blocarea, eliberarea și anularea comenzilor',
  closeIncomplete: 'Închiderea unei zile cu colete lipsă',
  changeAccounts: 'Configurarea conturilor curierilor',
  changePrinters: 'Configurarea imprimantelor',
  changeSources: 'Configurarea surselor de comenzi',
  changeRules: 'Schimbarea regulilor',
  changeSettings: 'Schimbarea setărilor',
  changeClients: 'Acceptarea instrumentelor și ferestrelor',
  changePackers: 'Schimbarea celor care împachetează aici',
  checkInvoices: 'Verificarea facturilor curierilor',
  maintain: 'Salvare și restaurare',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING:
    '„{action}” cere rolul {least}. Această fereastră are rolul {role}. Cine îl are își poate scana ecusonul aici.',
  LAST_ADMINISTRATOR:
    '{name} este ultima persoană din administrare. Numiți întâi pe altcineva; altfel nimeni nu ar mai putea configura nimic.',
  BADGE_UNKNOWN: 'Niciun ecuson nu spune {badge}. Un administrator îl poate adăuga la Echipă.',
  PACKER_INACTIVE: '{name} nu mai împachetează aici. Un administrator poate schimba asta la Echipă.',
};
