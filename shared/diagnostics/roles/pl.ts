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
  ship: 'Wysyłanie i ważenie',
  pack: 'Przejmowanie zamówień i pakowanie skanerem',
  print: 'Drukowanie własnych etykiet',
  handOver: 'Przekazywanie paczek i zamykanie pełnego dnia',
  runBatches: 'Uruchamianie partii',
  keepAddresses: 'Prowadzenie adresów, produktów i szablonów',
  printOthers: 'Drukowanie etykiet kupionych przez innych',
  void: 'Anulowanie etykiet',
  resolve: 'Wyjaśnianie niepewnych zakupów',
  shipAgain: 'Ponowne wysyłanie tego, co wysłano',
  takeOver: 'Przejmowanie zamówień z innego stanowiska',
  holdOrders: 'Wstrzymywanie, zwalnianie i anulowanie zamówień',
  closeIncomplete: 'Zamykanie dnia, gdy brakuje paczek',
  changeAccounts: 'Ustawianie kont przewoźników',
  changePrinters: 'Ustawianie drukarek',
  changeSources: 'Ustawianie źródeł zamówień',
  changeRules: 'Zmienianie reguł',
  changeSettings: 'Zmienianie ustawień',
  changeClients: 'Dopuszczanie narzędzi i okien',
  changePackers: 'Zmienianie, kto tu pakuje',
  checkInvoices: 'Sprawdzanie faktur przewoźników',
  maintain: 'Tworzenie i przywracanie kopii',
};

export const roles: Translated<typeof en.roles> = {
  ROLE_MISSING: '„{action}” wymaga roli {least}. To okno ma rolę {role}. Kto ją ma, może tu zeskanować plakietkę.',
  LAST_ADMINISTRATOR:
    '{name} to ostatnia osoba w administracji. Najpierw nadaj tę rolę komuś innemu; inaczej nikt nie mógłby niczego ustawić.',
  BADGE_UNKNOWN: 'Żadna plakietka nie mówi {badge}. Administrator może ją dodać w Zespole.',
  PACKER_INACTIVE: '{name} już tu nie pakuje. Administrator może to zmienić w Zespole.',
};
