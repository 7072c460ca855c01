import type { Action, Role } from '../../schema/identity/roles.ts';
import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const roleNames: Record<Role, string> = {
  packer: 'pakowanie',
  lead: 'kierowanie',
  administrator: 'administracja',
};

export const actionNames: Record<Action, string> = {
  signOn: 'Logowanie plakietką',
  ship: 'Nadawanie i ważenie',
  pack: 'Rezerwowanie zamówień i pakowanie skanerem',
  print: 'Drukowanie własnych etykiet',
  handOver: 'Przekazywanie paczek i zamykanie pełnego dnia',
  runBatches: 'Wykonywanie partii',
  keepAddresses: 'Prowadzenie adresów, produktów i szablonów',
  printOthers: 'Drukowanie etykiet kupionych przez innych',
  void: 'Anulowanie etykiet',
  resolve: 'Rozstrzyganie niepewnych zakupów',
  shipAgain: 'Ponowne nadawanie tego, co już nadano',
  takeOver: 'Przejmowanie zamówień innych stanowisk',
  holdOrders: 'Wstrzymywanie, zwalnianie i odwoływanie zamówień',
  closeIncomplete: 'Zamykanie dnia z brakującymi paczkami',
  changeAccounts: 'Konfiguracja kont przewoźników',
  changePrinters: 'Konfiguracja drukarek',
  changeSources: 'Konfiguracja źródeł zamówień',
  changeRules: 'Zmiana reguł',
  changeSettings: 'Zmiana ustawień',
  changeClients: 'Dopuszczanie narzędzi i okien',
  changePackers: 'Zmiana listy pakujących',
  checkInvoices: 'Kontrola faktur przewoźników',
  maintain: 'Kopie zapasowe i przywracanie',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING:
    '„{action}” wymaga roli: {least}. To okno ma rolę: {role}. Osoba, która ją ma, może zeskanować tu plakietkę.',
  LAST_ADMINISTRATOR:
    '{name}: to ostatnia osoba z rolą administratora. Najpierw nadaj tę rolę komuś innemu; inaczej nikt nie mógłby niczego ustawić.',
  BADGE_UNKNOWN: 'Żadna plakietka nie ma kodu {badge}. Administrator może ją dodać w części „Pakujący”.',
  PACKER_INACTIVE: '{name} już tu nie pakuje. Administrator może to zmienić w części „Pakujący”.',
};
