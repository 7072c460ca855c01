/** Why an order is not packed, claimed or shipped now (contract, section 13). */
export const orders = {
  ORDER_HELD: 'Order {number} is on hold: “{reason}”. Release it first.',
  ORDER_HELD_AT_SOURCE: 'Order {number} is on hold where it comes from. Release it first.',
  ORDER_CANCELLED: 'Order {number} was cancelled: “{reason}”. Release it to open it again.',
  ORDER_CANCELLED_AT_SOURCE: 'Order {number} was cancelled where it comes from. Release it to open it again.',
  ORDER_PACKED: 'Order {number} is packed already.',
  ORDER_SHIPPED: 'Order {number} was handed over already.',
  ORDER_CLAIMED: 'Order {number} is being packed at desk {desk}. Take it over with a reason.',
  ORDER_CLAIMED_BY: 'Order {number} is being packed by {packer} at desk {desk}. Take it over with a reason.',
  ORDER_IN_PARCEL:
    'Everything of order {number} is in a parcel already: {label}. Give a reason (duplicateReason) to ship it once more.',
  ORDER_BEING_BOUGHT: 'A label for order {number} is being bought at this moment. Wait until it is, and try once more.',
  ORDER_CHANGED: 'Order {number} was changed meanwhile. Look at what is different, and try once more.',
  ORDER_BUSY: 'Order {number} is being changed by others at this moment. Try once more.',
} as const;
