import type { Translated } from '../../format/translated.ts';
import type * as en from './en.ts';

export const orders: Translated<typeof en.orders> = {
  ORDER_HELD: 'El pedido {number} está retenido: «{reason}». Libérelo primero.',
  ORDER_HELD_AT_SOURCE: 'El pedido {number} está retenido en su origen. Libérelo primero.',
  ORDER_CANCELLED: 'El pedido {number} se ha cancelado: «{reason}». Libérelo para abrirlo de nuevo.',
  ORDER_CANCELLED_AT_SOURCE: 'El pedido {number} se ha cancelado en su origen. Libérelo para abrirlo de nuevo.',
  ORDER_PACKED: 'El pedido {number} ya está empaquetado.',
  ORDER_SHIPPED: 'El pedido {number} ya se ha entregado al transportista.',
  ORDER_CLAIMED: 'El pedido {number} se está empaquetando en el puesto {desk}. Puede asumirlo si indica un motivo.',
  ORDER_CLAIMED_BY:
    'El pedido {number} lo está empaquetando {packer} en el puesto {desk}. Puede asumirlo si indica un motivo.',
  ORDER_IN_PARCEL:
    'Todo el pedido {number} ya está en un paquete: {label}. Indique un motivo (duplicateReason) para enviarlo otra vez.',
  ORDER_BOUGHT_BY_ID:
    'La transacción {transactionId} compró el paquete {label} del pedido {number}. Envíe el resto, o lo mismo otra vez, con otro transactionId.',
  ORDER_BEING_BOUGHT:
    'En este momento se compra una etiqueta para el pedido {number}. Espere a que termine e inténtelo otra vez.',
  ORDER_CHANGED: 'El pedido {number} ha cambiado entretanto. Revise los cambios e inténtelo otra vez.',
  RULE_ACCOUNT_GONE: 'La cuenta {account} que elige la regla ya no existe. La regla se omite.',
  RULE_SERVICE_GONE: 'La cuenta {account} no tiene el servicio {service} que elige la regla. La regla se omite.',
  RULES_CHANGED: 'Otra persona ha cambiado las reglas entretanto. Léalas de nuevo y repita su cambio.',
  ORDER_BUSY: 'Otra persona está cambiando el pedido {number} en este momento. Inténtelo otra vez.',
  ORDER_NOT_CLAIMED: 'El pedido {number} no se está empaquetando aquí. Escanee su albarán.',
  PACKING_WRONG_ITEM: '{what} no pertenece al pedido {number}. Sáquelo y continúe.',
  PACKING_SURPLUS: '{what}: {quantity} más de lo que tiene el pedido {number}. Sáquelo y continúe.',
  PACKING_UNKNOWN_CODE: 'El código {code} es desconocido. Compruebe lo que se ha escaneado, sáquelo y continúe.',
  PACKING_OTHER_ORDER: 'Ese es el albarán del pedido {other}. Termine primero el pedido {number} o apártelo.',
  PACKING_CHANGED: 'El pedido {number} ha cambiado mientras se empaquetaba. Revise los cambios y continúe.',
  PACKING_CHANGED_QUANTITY: '{what}: {now} en lugar de {before}.',
  PACKING_CHANGED_ADDED: 'Nuevo: {quantity} × {what}.',
  PACKING_CHANGED_REMOVED: 'Ya no se pide: {quantity} × {what}. Sáquelo.',
  PACKING_CHANGED_LINES: 'Las líneas del pedido han cambiado.',
  PACKING_CHANGED_RECIPIENT: 'El destinatario o la dirección han cambiado.',
  PACKING_CHANGED_SHIPMENT: 'Ha cambiado lo que se pide para el envío, como la cuenta, el servicio o el embalaje.',
  PACKING_CHANGED_NOTE: 'Han cambiado la nota, la fecha, el regalo o las marcas.',
  PACKING_NO_LINES:
    'El pedido {number} no indica artículos, así que no se puede verificar nada. Revise la caja y compre la etiqueta manualmente.',
  PACKING_ITEMS_MISSING: 'Artículos por escanear: {count}.',
  PACKING_BY_HAND:
    '{what} tiene código de barras y se ha confirmado a mano. Revise la caja y compre la etiqueta manualmente.',
  PACKING_SCALE_OFF:
    'No hay báscula configurada en este puesto. Se configura en Ajustes; hasta entonces, compre la etiqueta manualmente.',
  PACKING_SCALE_AWAY: 'La báscula no envía nada. ¿Está encendida y conectada?',
  PACKING_SCALE_EMPTY: 'Ponga el paquete en la báscula.',
  PACKING_SCALE_MOVING: 'Espere a que la báscula se estabilice.',
  PACKING_SCALE_LIFT_OFF: 'Levante el paquete, deje que la báscula vuelva a cero y póngalo de nuevo.',
  PACKING_SCALE_TO_ZERO: 'Quite todo de la báscula y póngala a cero.',
  PACKING_SCALE_OVER: 'El paquete pesa demasiado para la báscula.',
  PACKING_WEIGHT_UNUSUAL:
    'El paquete pesa {actual} {unit}; los de este tipo suelen pesar {usual} {unit} (paquetes: {parcels}). Revise la caja y compre la etiqueta manualmente.',
  PACKING_WEIGHT_NOT_LEARNED:
    'No se sabe lo que suele pesar un paquete así hasta que se pesen tres. Revise la caja y compre la etiqueta manualmente.',
  PACKING_REFUSED: 'La última etiqueta del pedido {number} ha sido rechazada. Corrija el error y cómprela manualmente.',
  PACKING_CHECK_ERRORS: 'Por corregir antes de poder comprar una etiqueta: {count}.',
  PACKING_CUSTOMS_MISSING: 'Datos que pide la frontera y que faltan: {count}.',
  PACKING_SHIPPED_BEFORE:
    'Lo mismo se envió a este destinatario el {at}: {label}. Asegúrese de que debe salir otra vez y compre la etiqueta manualmente.',
  PACKING_NO_PRINTER: 'No hay ninguna impresora elegida para este puesto. Elija una en Impresoras.',
  PACKING_BY_SCAN_OFF: 'En este puesto, escanear no compra etiquetas. Un administrador puede activarlo en Ajustes.',
};
