import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'ambalator',
  lead: 'coordonator',
  administrator: 'administrator',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Conectare cu ecuson',
  ship: 'Expediere și cântărire',
  pack: 'Preluarea comenzilor și ambalarea prin scanare',
  print: 'Tipărirea etichetelor proprii',
  handOver: 'Predarea coletelor către curier și închiderea unei zile complete',
  runBatches: 'Rularea loturilor',
  keepAddresses: 'Gestionarea adreselor, produselor și șabloanelor',
  printOthers: 'Tipărirea etichetelor cumpărate de alții',
  void: 'Anularea etichetelor',
  resolve: 'Clarificarea achizițiilor incerte',
  shipAgain: 'Expedierea din nou a ceea ce s-a expediat deja',
  takeOver: 'Preluarea unei comenzi de la alt post',
  holdOrders: 'Blocarea, deblocarea și anularea comenzilor',
  closeIncomplete: 'Închiderea unei zile cu colete lipsă',
  changeAccounts: 'Configurarea conturilor curierilor',
  changePrinters: 'Configurarea imprimantelor',
  changeSources: 'Configurarea surselor de comenzi',
  changeRules: 'Modificarea regulilor',
  changeSettings: 'Modificarea setărilor',
  changeClients: 'Autorizarea instrumentelor și ferestrelor',
  changePackers: 'Modificarea celor care ambalează aici',
  checkInvoices: 'Verificarea facturilor curierilor',
  maintain: 'Copii de rezervă și restaurare',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING:
    '„{action}” cere rolul {least}. Această fereastră are rolul {role}. Cine are rolul necesar își poate scana ecusonul aici.',
  LAST_ADMINISTRATOR:
    '{name} este ultimul administrator. Numiți mai întâi pe altcineva; altfel nimeni nu ar mai putea configura nimic.',
  BADGE_UNKNOWN: 'Ecusonul {badge} nu este înregistrat. Un administrator îl poate adăuga la Echipă.',
  PACKER_INACTIVE: '{name} nu mai ambalează aici. Un administrator poate schimba acest lucru la Echipă.',
};
