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
  ORDER_BOUGHT_BY_ID:
    'Die Transaktion {transactionId} hat Paket {label} von Bestellung {number} gekauft. Verschicken Sie den Rest, oder dasselbe noch einmal, unter einer anderen transactionId.',
  ORDER_BEING_BOUGHT:
    'Für Bestellung {number} wird gerade ein Etikett gekauft. Warten Sie, bis das fertig ist, und versuchen Sie es noch einmal.',
  ORDER_CHANGED:
    'Bestellung {number} wurde inzwischen geändert. Sehen Sie nach, was anders ist, und versuchen Sie es noch einmal.',
  RULE_ACCOUNT_GONE: 'Das Konto {account}, das die Regel wählt, gibt es nicht mehr. Die Regel wird übergangen.',
  RULE_SERVICE_GONE: 'Das Konto {account} hat keinen Dienst {service}, den die Regel wählt. Die Regel wird übergangen.',
  RULES_CHANGED:
    'Die Regeln wurden inzwischen von jemand anderem geändert. Lesen Sie sie neu, und ändern Sie noch einmal.',
  ORDER_BUSY: 'Bestellung {number} wird gerade von anderen geändert. Versuchen Sie es noch einmal.',
  ORDER_NOT_CLAIMED: 'Bestellung {number} wird hier nicht gepackt. Scannen Sie ihren Packzettel.',
  PACKING_WRONG_ITEM: '{what} gehört nicht zu Bestellung {number}. Nehmen Sie es heraus, dann geht es weiter.',
  PACKING_SURPLUS: '{what}: {quantity} mehr, als Bestellung {number} hat. Nehmen Sie es heraus, dann geht es weiter.',
  PACKING_UNKNOWN_CODE:
    'Den Code {code} kennt niemand. Sehen Sie nach, was gescannt wurde, nehmen Sie es heraus, dann geht es weiter.',
  PACKING_OTHER_ORDER:
    'Das ist der Packzettel von Bestellung {other}. Packen Sie erst Bestellung {number} fertig, oder legen Sie sie weg.',
  PACKING_CHANGED:
    'Bestellung {number} wurde geändert, während sie gepackt wurde. Sehen Sie nach, was anders ist, dann geht es weiter.',
  PACKING_CHANGED_QUANTITY: '{what}: {now} statt {before}.',
  PACKING_CHANGED_ADDED: 'Neu: {quantity} × {what}.',
  PACKING_CHANGED_REMOVED: 'Nicht mehr bestellt: {quantity} × {what}. Nehmen Sie es heraus.',
  PACKING_CHANGED_LINES: 'Die Zeilen der Bestellung sind andere.',
  PACKING_CHANGED_RECIPIENT: 'Empfänger oder Adresse ist anders.',
  PACKING_CHANGED_SHIPMENT: 'Für die Sendung ist anderes gewünscht, etwa Konto, Dienst oder Verpackung.',
  PACKING_CHANGED_NOTE: 'Notiz, Datum, Geschenk oder Stichwörter sind anders.',
  PACKING_NO_LINES:
    'Bestellung {number} nennt keine Artikel, also lässt sich nichts prüfen. Sehen Sie in den Karton, und kaufen Sie das Etikett selbst.',
  PACKING_ITEMS_MISSING: 'Noch zu scannende Artikel: {count}.',
  PACKING_BY_HAND:
    '{what} hat einen Barcode und wurde von Hand bestätigt. Sehen Sie in den Karton, und kaufen Sie das Etikett selbst.',
  PACKING_SCALE_OFF:
    'An diesem Platz ist keine Waage eingerichtet. Das geht in den Einstellungen; bis dahin kaufen Sie das Etikett selbst.',
  PACKING_SCALE_AWAY: 'Die Waage sagt nichts. Ist sie eingeschaltet und verbunden?',
  PACKING_SCALE_EMPTY: 'Stellen Sie das Paket auf die Waage.',
  PACKING_SCALE_MOVING: 'Warten Sie, bis die Waage stillsteht.',
  PACKING_SCALE_LIFT_OFF: 'Heben Sie das Paket ab, warten Sie auf null, und stellen Sie es wieder auf die Waage.',
  PACKING_SCALE_TO_ZERO: 'Nehmen Sie alles von der Waage, und stellen Sie sie auf null.',
  PACKING_SCALE_OVER: 'Das Paket ist zu schwer für die Waage.',
  PACKING_WEIGHT_UNUSUAL:
    'Das Paket wiegt {actual} {unit}; solche wiegen sonst {usual} {unit} (Pakete: {parcels}). Sehen Sie in den Karton, und kaufen Sie das Etikett selbst.',
  PACKING_WEIGHT_NOT_LEARNED:
    'Was so ein Paket sonst wiegt, ist erst bekannt, wenn drei gewogen sind. Sehen Sie in den Karton, und kaufen Sie das Etikett selbst.',
  PACKING_REFUSED:
    'Das letzte Etikett für Bestellung {number} wurde abgelehnt. Bringen Sie in Ordnung, was nicht stimmte, und kaufen Sie es selbst.',
  PACKING_CHECK_ERRORS: 'Vor dem Kauf in Ordnung zu bringen: {count}.',
  PACKING_CUSTOMS_MISSING: 'Angaben, die die Grenze verlangt und die fehlen: {count}.',
  PACKING_SHIPPED_BEFORE:
    'Dasselbe ging am {at} schon an diesen Empfänger: {label}. Prüfen Sie, ob es noch einmal gehen soll, und kaufen Sie das Etikett selbst.',
  PACKING_NO_PRINTER: 'Für diesen Platz ist kein Drucker gewählt. Wählen Sie einen unter Drucker.',
  PACKING_BY_SCAN_OFF:
    'An diesem Platz kauft kein Scan. Eine Administratorin oder ein Administrator kann das in den Einstellungen einschalten.',
};
