import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const orders: Translated<typeof en.orders> = {
  ORDER_HELD: 'Bestellung {number} ist angehalten: „{reason}“. Geben Sie sie zuerst frei.',
  ORDER_HELD_AT_SOURCE: 'Bestellung {number} ist dort angehalten, wo sie herkommt. Geben Sie sie zuerst frei.',
  ORDER_CANCELLED: 'Bestellung {number} wurde storniert: „{reason}“. Geben Sie sie frei, um sie wieder zu öffnen.',
  ORDER_CANCELLED_AT_SOURCE:
    'Bestellung {number} wurde dort storniert, wo sie herkommt. Geben Sie sie frei, um sie wieder zu öffnen.',
  ORDER_PACKED: 'Bestellung {number} ist schon gepackt.',
  ORDER_SHIPPED: 'Bestellung {number} wurde schon übergeben.',
  ORDER_CLAIMED: 'Bestellung {number} wird am Platz {desk} gepackt. Übernehmen Sie sie mit einem Grund.',
  ORDER_CLAIMED_BY:
    'Bestellung {number} wird von {packer} am Platz {desk} gepackt. Übernehmen Sie sie mit einem Grund.',
  ORDER_IN_PARCEL:
    'Alles von Bestellung {number} ist schon in einem Paket: {label}. Nennen Sie einen Grund, um es noch einmal zu verschicken.',
  ORDER_BEING_BOUGHT:
    'Für Bestellung {number} wird gerade ein Label gekauft. Warten Sie, bis das fertig ist, und versuchen Sie es noch einmal.',
  ORDER_CHANGED:
    'Bestellung {number} wurde inzwischen geändert. Sehen Sie nach, was anders ist, und versuchen Sie es noch einmal.',
  ORDER_BUSY: 'Bestellung {number} wird gerade von anderen geändert. Versuchen Sie es noch einmal.',
};
