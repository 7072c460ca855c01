import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const orders: Translated<typeof en.orders> = {
  ORDER_HELD: 'Zamówienie {number} jest wstrzymane: „{reason}”. Najpierw je zwolnij.',
  ORDER_HELD_AT_SOURCE: 'Zamówienie {number} jest wstrzymane u źródła. Najpierw je zwolnij.',
  ORDER_CANCELLED: 'Zamówienie {number} anulowano: „{reason}”. Zwolnij je, aby otworzyć ponownie.',
  ORDER_CANCELLED_AT_SOURCE: 'Zamówienie {number} anulowano u źródła. Zwolnij je, aby otworzyć ponownie.',
  ORDER_PACKED: 'Zamówienie {number} jest już spakowane.',
  ORDER_SHIPPED: 'Zamówienie {number} już przekazano.',
  ORDER_CLAIMED: 'Zamówienie {number} jest pakowane na stanowisku {desk}. Przejmij je, podając powód.',
  ORDER_CLAIMED_BY: 'Zamówienie {number} pakuje {packer} na stanowisku {desk}. Przejmij je, podając powód.',
  ORDER_IN_PARCEL:
    'Całe zamówienie {number} jest już w paczce: {label}. Podaj powód (duplicateReason), aby wysłać je jeszcze raz.',
  ORDER_BEING_BOUGHT: 'Właśnie kupowana jest etykieta do zamówienia {number}. Poczekaj na wynik i spróbuj jeszcze raz.',
  ORDER_CHANGED: 'Zamówienie {number} zmieniło się w międzyczasie. Sprawdź różnicę i spróbuj jeszcze raz.',
  RULE_ACCOUNT_GONE: 'Konta {account}, które wybiera reguła, już nie ma. Reguła jest pomijana.',
  RULE_SERVICE_GONE: 'Konto {account} nie ma usługi {service}, którą wybiera reguła. Reguła jest pomijana.',
  RULES_CHANGED: 'Ktoś inny zmienił w międzyczasie reguły. Odczytaj je ponownie i powtórz swoją zmianę.',
  ORDER_BUSY: 'Zamówienie {number} zmieniają właśnie inni. Spróbuj jeszcze raz.',
  ORDER_NOT_CLAIMED: 'Zamówienie {number} nie jest tu pakowane. Zeskanuj jego list pakowy.',
  PACKING_WRONG_ITEM: '{what}: nie należy do zamówienia {number}. Wyjmij i kontynuuj.',
  PACKING_SURPLUS: '{what}: o {quantity} więcej niż w zamówieniu {number}. Wyjmij i kontynuuj.',
  PACKING_UNKNOWN_CODE: 'Nikt nie zna kodu {code}. Sprawdź, co zeskanowano, wyjmij i kontynuuj.',
  PACKING_OTHER_ORDER: 'To list pakowy zamówienia {other}. Najpierw dokończ zamówienie {number} albo je odłóż.',
  PACKING_CHANGED: 'Zamówienie {number} zmieniło się podczas pakowania. Sprawdź różnicę i kontynuuj.',
  PACKING_CHANGED_QUANTITY: '{what}: {now} zamiast {before}.',
  PACKING_CHANGED_ADDED: 'Nowe: {quantity} × {what}.',
  PACKING_CHANGED_REMOVED: 'Już niezamówione: {quantity} × {what}. Wyjmij.',
  PACKING_CHANGED_LINES: 'Pozycje zamówienia są inne.',
  PACKING_CHANGED_RECIPIENT: 'Odbiorca lub adres jest inny.',
  PACKING_CHANGED_SHIPMENT: 'Życzenia co do przesyłki są inne, na przykład konto, usługa lub opakowanie.',
  PACKING_CHANGED_NOTE: 'Notatka, data, prezent lub znaczniki są inne.',
  PACKING_NO_LINES:
    'Zamówienie {number} nie wymienia artykułów, więc nic nie da się sprawdzić. Zajrzyj do kartonu i kup etykietę ręcznie.',
  PACKING_ITEMS_MISSING: 'Artykuły do zeskanowania: {count}.',
  PACKING_BY_HAND: '{what}: ma kod kreskowy, a potwierdzono ręcznie. Zajrzyj do kartonu i kup etykietę ręcznie.',
  PACKING_SCALE_OFF:
    'Na tym stanowisku nie ustawiono wagi. Robi się to w Ustawieniach; do tego czasu kup etykietę ręcznie.',
  PACKING_SCALE_AWAY: 'Waga milczy. Czy jest włączona i podłączona?',
  PACKING_SCALE_EMPTY: 'Połóż paczkę na wadze.',
  PACKING_SCALE_MOVING: 'Poczekaj, aż waga się ustali.',
  PACKING_SCALE_LIFT_OFF: 'Zdejmij paczkę, poczekaj, aż waga wróci do zera, i połóż ponownie.',
  PACKING_SCALE_TO_ZERO: 'Zdejmij wszystko z wagi i wyzeruj ją.',
  PACKING_SCALE_OVER: 'Paczka jest za ciężka dla wagi.',
  PACKING_WEIGHT_UNUSUAL:
    'Paczka waży {actual} {unit}; takie zwykle ważą {usual} {unit} (paczek: {parcels}). Zajrzyj do kartonu i kup etykietę ręcznie.',
  PACKING_WEIGHT_NOT_LEARNED:
    'Zwykła masa takiej paczki nie jest znana, dopóki nie zważono trzech. Zajrzyj do kartonu i kup etykietę ręcznie.',
  PACKING_REFUSED: 'Ostatnią etykietę do zamówienia {number} odrzucono. Popraw błąd i kup ją ręcznie.',
  PACKING_CHECK_ERRORS: 'Do poprawienia przed zakupem etykiety: {count}.',
  PACKING_SHIPPED_BEFORE:
    'To samo poszło do tego odbiorcy {at}: {label}. Upewnij się, że ma iść jeszcze raz, i kup etykietę ręcznie.',
  PACKING_NO_PRINTER: 'Dla tego stanowiska nie ustawiono drukarki. Wybierz ją w Drukarkach.',
  PACKING_BY_SCAN_OFF: 'Na tym stanowisku skan nie kupuje. Administrator może to włączyć w Ustawieniach.',
};
