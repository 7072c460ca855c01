import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const orders: Translated<typeof en.orders> = {
  ORDER_HELD: 'Zamówienie {number} jest wstrzymane: „{reason}”. Najpierw je zwolnij.',
  ORDER_HELD_AT_SOURCE: 'Zamówienie {number} jest wstrzymane w źródle. Najpierw je zwolnij.',
  ORDER_CANCELLED: 'Zamówienie {number} odwołano: „{reason}”. Zwolnij je, aby znów było otwarte.',
  ORDER_CANCELLED_AT_SOURCE: 'Zamówienie {number} odwołano w źródle. Zwolnij je, aby znów było otwarte.',
  ORDER_PACKED: 'Zamówienie {number} jest już spakowane.',
  ORDER_SHIPPED: 'Zamówienie {number} już przekazano.',
  ORDER_CLAIMED: 'Zamówienie {number} jest pakowane na stanowisku {desk}. Przejmij je, podając powód.',
  ORDER_CLAIMED_BY: 'Zamówienie {number} pakuje {packer} na stanowisku {desk}. Przejmij je, podając powód.',
  ORDER_IN_PARCEL:
    'Całe zamówienie {number} jest już w paczce: {label}. Podaj powód (duplicateReason), aby wysłać je jeszcze raz.',
  ORDER_BOUGHT_BY_ID:
    'Transakcja {transactionId} kupiła paczkę {label} zamówienia {number}. Wyślij resztę albo to samo jeszcze raz pod innym transactionId.',
  ORDER_BEING_BOUGHT: 'Etykieta zamówienia {number} jest właśnie kupowana. Poczekaj na koniec i spróbuj jeszcze raz.',
  ORDER_CHANGED: 'Zamówienie {number} zmieniono w międzyczasie. Sprawdź różnice i spróbuj jeszcze raz.',
  RULE_ACCOUNT_GONE: 'Nie ma już konta {account}, które wybiera reguła. Reguła jest pomijana.',
  RULE_SERVICE_GONE: 'Konto {account} nie ma usługi {service}, którą wybiera reguła. Reguła jest pomijana.',
  RULES_CHANGED: 'Ktoś inny zmienił reguły w międzyczasie. Wczytaj je ponownie i powtórz zmianę.',
  ORDER_BUSY: 'Zamówienie {number} jest właśnie zmieniane przez innych. Spróbuj jeszcze raz.',
  ORDER_NOT_CLAIMED: 'Zamówienie {number} nie jest tu pakowane. Zeskanuj jego list pakowy.',
  PACKING_WRONG_ITEM: '{what}: tego nie ma w zamówieniu {number}. Wyjmij i kontynuuj.',
  PACKING_SURPLUS: '{what}: o {quantity} więcej niż w zamówieniu {number}. Wyjmij i kontynuuj.',
  PACKING_UNKNOWN_CODE: 'Nikt nie zna kodu {code}. Sprawdź, co zeskanowano, wyjmij to i kontynuuj.',
  PACKING_OTHER_ORDER: 'To list pakowy zamówienia {other}. Najpierw zakończ zamówienie {number} albo je odłóż.',
  PACKING_CHANGED: 'Zamówienie {number} zmieniono w trakcie pakowania. Sprawdź różnice i kontynuuj.',
  PACKING_CHANGED_QUANTITY: '{what}: {now} zamiast {before}.',
  PACKING_CHANGED_ADDED: 'Nowe: {quantity} × {what}.',
  PACKING_CHANGED_REMOVED: 'Już niezamówione: {quantity} × {what}. Wyjmij.',
  PACKING_CHANGED_LINES: 'Pozycje zamówienia są inne.',
  PACKING_CHANGED_RECIPIENT: 'Odbiorca lub adres jest inny.',
  PACKING_CHANGED_SHIPMENT: 'Życzenia co do przesyłki są inne, np. konto, usługa lub opakowanie.',
  PACKING_CHANGED_NOTE: 'Notatka, data, prezent lub tagi są inne.',
  PACKING_NO_LINES:
    'Zamówienie {number} nie ma pozycji, więc nie ma czego sprawdzić. Zajrzyj do kartonu i kup etykietę samodzielnie.',
  PACKING_ITEMS_MISSING: 'Artykuły do zeskanowania: {count}.',
  PACKING_BY_HAND: '{what}: jest kod kreskowy, a potwierdzono ręcznie. Zajrzyj do kartonu i kup etykietę samodzielnie.',
  PACKING_SCALE_OFF:
    'Na tym stanowisku nie ustawiono wagi. Ustaw ją w ustawieniach; do tego czasu kup etykietę samodzielnie.',
  PACKING_SCALE_AWAY: 'Waga milczy. Czy jest włączona i podłączona?',
  PACKING_SCALE_EMPTY: 'Połóż paczkę na wadze.',
  PACKING_SCALE_MOVING: 'Poczekaj, aż waga się ustabilizuje.',
  PACKING_SCALE_LIFT_OFF: 'Zdejmij paczkę, poczekaj, aż waga wskaże zero, i połóż ją ponownie.',
  PACKING_SCALE_TO_ZERO: 'Zdejmij wszystko z wagi i wyzeruj ją.',
  PACKING_SCALE_OVER: 'Paczka jest za ciężka dla wagi.',
  PACKING_WEIGHT_UNUSUAL:
    'Paczka waży {actual} {unit}; takie ważą zwykle {usual} {unit} (paczki: {parcels}). Zajrzyj do kartonu i kup etykietę samodzielnie.',
  PACKING_WEIGHT_NOT_LEARNED:
    'Zwykła waga takiej paczki będzie znana po zważeniu trzech. Zajrzyj do kartonu i kup etykietę samodzielnie.',
  PACKING_REFUSED: 'Ostatnią etykietę zamówienia {number} odrzucono. Popraw błąd i kup ją samodzielnie.',
  PACKING_CHECK_ERRORS: 'Do poprawienia przed zakupem etykiety: {count}.',
  PACKING_CUSTOMS_MISSING: 'Brakujące dane, których wymaga granica: {count}.',
  PACKING_SHIPPED_BEFORE:
    'To samo poszło do tego odbiorcy {at}: {label}. Upewnij się, że ma pójść jeszcze raz, i kup etykietę samodzielnie.',
  PACKING_NO_PRINTER: 'Dla tego stanowiska nie ustawiono drukarki. Wybierz ją w części „Drukarki”.',
  PACKING_BY_SCAN_OFF: 'Na tym stanowisku skan nie kupuje. Administrator może to włączyć w ustawieniach.',
};
