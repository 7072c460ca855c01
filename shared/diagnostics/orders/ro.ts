import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const orders: Translated<typeof en.orders> = {
  ORDER_HELD: 'Comanda {number} este blocată: „{reason}”. Eliberați-o mai întâi.',
  ORDER_HELD_AT_SOURCE: 'Comanda {number} este blocată la sursă. Eliberați-o mai întâi.',
  ORDER_CANCELLED: 'Comanda {number} a fost anulată: „{reason}”. Eliberați-o ca să se redeschidă.',
  ORDER_CANCELLED_AT_SOURCE: 'Comanda {number} a fost anulată la sursă. Eliberați-o ca să se redeschidă.',
  ORDER_PACKED: 'Comanda {number} este deja împachetată.',
  ORDER_SHIPPED: 'Comanda {number} a fost deja predată.',
  ORDER_CLAIMED: 'Comanda {number} se împachetează la postul {desk}. Preluați-o cu un motiv.',
  ORDER_CLAIMED_BY: 'Comanda {number} este împachetată de {packer} la postul {desk}. Preluați-o cu un motiv.',
  ORDER_IN_PARCEL:
    'Toată comanda {number} este deja într-un colet: {label}. Dați un motiv (duplicateReason) pentru a o expedia încă o dată.',
  ORDER_BEING_BOUGHT: 'Chiar acum se cumpără o etichetă pentru comanda {number}. Așteptați și încercați încă o dată.',
  ORDER_CHANGED: 'Comanda {number} s-a schimbat între timp. Vedeți diferența și încercați încă o dată.',
  RULE_ACCOUNT_GONE: 'Contul {account} ales de regulă nu mai există. Regula se omite.',
  RULE_SERVICE_GONE: 'Contul {account} nu are serviciul {service} ales de regulă. Regula se omite.',
  RULES_CHANGED: 'Altcineva a schimbat regulile între timp. Citiți-le din nou și refaceți schimbarea.',
  ORDER_BUSY: 'Alții schimbă comanda {number} chiar acum. Încercați încă o dată.',
  ORDER_NOT_CLAIMED: 'Comanda {number} nu se împachetează aici. Scanați avizul ei.',
  PACKING_WRONG_ITEM: '{what} nu este în comanda {number}. Scoateți-l, apoi continuați.',
  PACKING_SURPLUS: '{what}: cu {quantity} mai mult decât are comanda {number}. Scoateți, apoi continuați.',
  PACKING_UNKNOWN_CODE: 'Nimeni nu cunoaște codul {code}. Vedeți ce s-a scanat, scoateți, apoi continuați.',
  PACKING_OTHER_ORDER: 'Acesta este avizul comenzii {other}. Terminați întâi comanda {number} sau puneți-o deoparte.',
  PACKING_CHANGED: 'Comanda {number} s-a schimbat în timpul împachetării. Vedeți diferența, apoi continuați.',
  PACKING_CHANGED_QUANTITY: '{what}: {now} în loc de {before}.',
  PACKING_CHANGED_ADDED: 'Nou: {quantity} × {what}.',
  PACKING_CHANGED_REMOVED: 'Nu se mai comandă: {quantity} × {what}. Scoateți.',
  PACKING_CHANGED_LINES: 'Liniile comenzii sunt altele.',
  PACKING_CHANGED_RECIPIENT: 'Destinatarul sau adresa este alta.',
  PACKING_CHANGED_SHIPMENT: 'Dorințele pentru expediere sunt altele, cum ar fi cont, serviciu sau ambalaj.',
  PACKING_CHANGED_NOTE: 'Nota, data, cadoul sau marcajele sunt altele.',
  PACKING_NO_LINES:
    'Comanda {number} nu are articole, deci nimic nu poate fi verificat. Priviți în cutie și cumpărați eticheta manual.',
  PACKING_ITEMS_MISSING: 'Articole de scanat încă: {count}.',
  PACKING_BY_HAND: '{what} are cod de bare și a fost confirmat manual. Priviți în cutie și cumpărați eticheta manual.',
  PACKING_SCALE_OFF:
    'La acest post nu este setat un cântar. Se setează în Setări; până atunci cumpărați eticheta manual.',
  PACKING_SCALE_AWAY: 'Cântarul nu spune nimic. Este pornit și conectat?',
  PACKING_SCALE_EMPTY: 'Puneți coletul pe cântar.',
  PACKING_SCALE_MOVING: 'Așteptați să se stabilizeze cântarul.',
  PACKING_SCALE_LIFT_OFF: 'Ridicați coletul, lăsați cântarul să revină la zero și puneți-l din nou.',
  PACKING_SCALE_TO_ZERO: 'Luați totul de pe cântar și aduceți-l la zero.',
  PACKING_SCALE_OVER: 'Coletul este prea greu pentru cântar.',
  PACKING_WEIGHT_UNUSUAL:
    'Coletul cântărește {actual} {unit}; de obicei cântăresc {usual} {unit} (colete: {parcels}). Priviți în cutie și cumpărați eticheta manual.',
  PACKING_WEIGHT_NOT_LEARNED:
    'Cât cântărește de obicei un astfel de colet nu se știe până nu s-au cântărit trei. Priviți în cutie și cumpărați eticheta manual.',
  PACKING_REFUSED: 'Ultima etichetă a comenzii {number} a fost refuzată. Corectați greșeala și cumpărați-o manual.',
  PACKING_CHECK_ERRORS: 'De corectat înainte de cumpărarea etichetei: {count}.',
  PACKING_SHIPPED_BEFORE:
    'Același lucru a plecat la acest destinatar la {at}: {label}. Asigurați-vă că trebuie trimis încă o dată și cumpărați eticheta manual.',
  PACKING_NO_PRINTER: 'Pentru acest post nu este setată o imprimantă. Alegeți una la Imprimante.',
  PACKING_BY_SCAN_OFF: 'La acest post nicio scanare nu cumpără. Un administrator o poate activa în Setări.',
};
