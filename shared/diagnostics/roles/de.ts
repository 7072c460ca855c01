import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'Packen',
  lead: 'Leitung',
  administrator: 'Verwaltung',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Mit einem Ausweis anmelden',
  ship: 'Versenden und wiegen',
  pack: 'Bestellungen übernehmen und mit dem Scanner packen',
  print: 'Eigene Etiketten drucken',
  handOver: 'Pakete übergeben und einen vollständigen Tag abschließen',
  runBatches: 'Stapel ausführen',
  keepAddresses: 'Adressen, Produkte und Vorlagen pflegen',
  printOthers: 'Etiketten drucken, die jemand anders gekauft hat',
  void: 'Etiketten stornieren',
  resolve: 'Ungewisse Käufe klären',
  shipAgain: 'Noch einmal senden, was schon gesendet wurde',
  takeOver: 'Eine Bestellung von einem anderen Platz übernehmen',
  holdOrders: 'Bestellungen anhalten, freigeben und stornieren',
  closeIncomplete: 'Einen Tag abschließen, an dem Pakete fehlen',
  changeAccounts: 'Konten einrichten',
  changePrinters: 'Drucker einrichten',
  changeSources: 'Quellen von Bestellungen einrichten',
  changeRules: 'Die Regeln ändern',
  changeSettings: 'Die Einstellungen ändern',
  changeClients: 'Werkzeuge und Fenster zulassen',
  changePackers: 'Ändern, wer hier packt',
  checkInvoices: 'Rechnungen der Paketdienste prüfen',
  maintain: 'Sichern und zurückspielen',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING:
    '„{action}“ verlangt die Rolle {least}. Dieses Fenster hat die Rolle {role}. Wer die nötige Rolle hat, kann hier den Ausweis scannen.',
  LAST_ADMINISTRATOR:
    '{name} ist die letzte Person in der Verwaltung. Geben Sie die Rolle zuerst jemand anderem; sonst könnte niemand mehr etwas einrichten.',
  BADGE_UNKNOWN: 'Kein Ausweis sagt {badge}. Die Verwaltung kann ihn unter Packende hinzufügen.',
  PACKER_INACTIVE: '{name} packt hier nicht mehr. Die Verwaltung kann das unter Packende ändern.',
};
