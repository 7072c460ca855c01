import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const orders: Translated<typeof en.orders> = {
  ORDER_HELD: 'Comanda {number} este blocată: „{reason}”. Deblocați-o mai întâi.',
  ORDER_HELD_AT_SOURCE: 'Comanda {number} este blocată la sursă. Deblocați-o mai întâi.',
  ORDER_CANCELLED: 'Comanda {number} a fost anulată: „{reason}”. Deblocați-o pentru a o redeschide.',
  ORDER_CANCELLED_AT_SOURCE: 'Comanda {number} a fost anulată la sursă. Deblocați-o pentru a o redeschide.',
  ORDER_PACKED: 'Comanda {number} este deja ambalată.',
  ORDER_SHIPPED: 'Comanda {number} a fost deja predată curierului.',
  ORDER_CLAIMED: 'Comanda {number} se ambalează la postul {desk}. O puteți prelua dacă indicați un motiv.',
  ORDER_CLAIMED_BY:
    'Comanda {number} este ambalată de {packer} la postul {desk}. O puteți prelua dacă indicați un motiv.',
  ORDER_IN_PARCEL:
    'Tot conținutul comenzii {number} este deja într-un colet: {label}. Indicați un motiv (duplicateReason) pentru a o expedia încă o dată.',
  ORDER_BOUGHT_BY_ID:
    'Tranzacția {transactionId} a cumpărat coletul {label} al comenzii {number}. Expediați restul, sau același lucru încă o dată, cu alt transactionId.',
  ORDER_BEING_BOUGHT:
    'Chiar acum se cumpără o etichetă pentru comanda {number}. Așteptați să se termine și încercați din nou.',
  ORDER_CHANGED: 'Comanda {number} s-a schimbat între timp. Vedeți ce s-a schimbat și încercați din nou.',
  RULE_ACCOUNT_GONE: 'Contul {account} ales de regulă nu mai există. Regula se omite.',
  RULE_SERVICE_GONE: 'Contul {account} nu are serviciul {service} ales de regulă. Regula se omite.',
  RULES_CHANGED: 'Altcineva a schimbat regulile între timp. Citiți-le din nou și refaceți schimbarea.',
  ORDER_BUSY: 'Altcineva modifică chiar acum comanda {number}. Încercați din nou.',
  ORDER_NOT_CLAIMED: 'Comanda {number} nu se ambalează aici. Scanați avizul ei.',
  PACKING_WRONG_ITEM: '{what} nu face parte din comanda {number}. Scoateți articolul, apoi continuați.',
  PACKING_SURPLUS: '{what}: cu {quantity} mai mult decât are comanda {number}. Scoateți surplusul, apoi continuați.',
  PACKING_UNKNOWN_CODE: 'Codul {code} este necunoscut. Vedeți ce s-a scanat, scoateți, apoi continuați.',
  PACKING_OTHER_ORDER:
    'Acesta este avizul comenzii {other}. Terminați mai întâi comanda {number} sau puneți-o deoparte.',
  PACKING_CHANGED: 'Comanda {number} s-a schimbat în timpul ambalării. Vedeți ce s-a schimbat, apoi continuați.',
  PACKING_CHANGED_QUANTITY: '{what}: {now} în loc de {before}.',
  PACKING_CHANGED_ADDED: 'Nou: {quantity} × {what}.',
  PACKING_CHANGED_REMOVED: 'Nu se mai comandă: {quantity} × {what}. Scoateți din colet.',
  PACKING_CHANGED_LINES: 'Liniile comenzii s-au schimbat.',
  PACKING_CHANGED_RECIPIENT: 'Destinatarul sau adresa s-a schimbat.',
  PACKING_CHANGED_SHIPMENT: 'S-a schimbat ce se cere pentru expediere, de exemplu contul, serviciul sau ambalajul.',
  PACKING_CHANGED_NOTE: 'S-au schimbat nota, data, cadoul sau marcajele.',
  PACKING_NO_LINES:
    'Comanda {number} nu indică niciun articol, deci nimic nu poate fi verificat. Verificați cutia și cumpărați eticheta manual.',
  PACKING_ITEMS_MISSING: 'Articole de scanat încă: {count}.',
  PACKING_BY_HAND: '{what} are cod de bare și a fost confirmat manual. Verificați cutia și cumpărați eticheta manual.',
  PACKING_SCALE_OFF:
    'La acest post nu este configurat niciun cântar. Se configurează în Setări; până atunci cumpărați eticheta manual.',
  PACKING_SCALE_AWAY: 'Cântarul nu transmite nimic. Este pornit și conectat?',
  PACKING_SCALE_EMPTY: 'Puneți coletul pe cântar.',
  PACKING_SCALE_MOVING: 'Așteptați să se stabilizeze cântarul.',
  PACKING_SCALE_LIFT_OFF: 'Ridicați coletul, lăsați cântarul să revină la zero și puneți-l din nou.',
  PACKING_SCALE_TO_ZERO: 'Luați tot de pe cântar și aduceți-l la zero.',
  PACKING_SCALE_OVER: 'Coletul este prea greu pentru cântar.',
  PACKING_WEIGHT_UNUSUAL:
    'Coletul cântărește {actual} {unit}; de obicei cântăresc {usual} {unit} (colete: {parcels}). Verificați cutia și cumpărați eticheta manual.',
  PACKING_WEIGHT_NOT_LEARNED:
    'Cât cântărește de obicei un astfel de colet nu se știe până nu s-au cântărit trei. Verificați cutia și cumpărați eticheta manual.',
  PACKING_REFUSED: 'Ultima etichetă a comenzii {number} a fost refuzată. Corectați greșeala și cumpărați-o manual.',
  PACKING_CHECK_ERRORS: 'De corectat înainte de cumpărarea etichetei: {count}.',
  PACKING_CUSTOMS_MISSING: 'Date pe care le cere granița și care lipsesc: {count}.',
  PACKING_SHIPPED_BEFORE:
    'Același conținut a plecat la acest destinatar la {at}: {label}. Asigurați-vă că trebuie trimis încă o dată și cumpărați eticheta manual.',
  PACKING_NO_PRINTER: 'Pentru acest post nu este aleasă nicio imprimantă. Alegeți una la Imprimante.',
  PACKING_BY_SCAN_OFF: 'La acest post, scanarea nu cumpără etichete. Un administrator o poate activa în Setări.',
};
