import { party, type Shop } from './shop.ts';

/** What the APIs of shops answer. */
export const API_ANSWERS: readonly Shop[] = [
  {
    name: 'WooCommerce',
    telltale: ['number', 'shipping.first_name', 'line_items.sku'],
    columns: {
      ...{ number: 'orderNumber', status: 'state', date_modified_gmt: 'revision', customer_note: 'note' },
      ...{ 'billing.email': 'recipient.contact.emailAddress', 'shipping.phone': 'recipient.contact.phoneNumber' },
      ...party({
        'shipping.first_name': 'contact.firstName',
        'shipping.last_name': 'contact.lastName',
        'shipping.company': 'contact.companyName',
        'shipping.address_1': 'address.streetLine1',
        'shipping.address_2': 'address.streetLine2',
        'shipping.city': 'address.city',
        'shipping.postcode': 'address.zipCode',
        'shipping.state': 'address.stateOrProvinceCode',
        'shipping.country': 'address.countryCode',
      }),
      ...{ 'line_items.sku': 'line.sku', 'line_items.name': 'line.description' },
      ...{ 'line_items.quantity': 'line.quantity', 'line_items.price': 'line.value', currency: 'line.currency' },
    },
  },
  {
    name: 'Shopify',
    telltale: ['name', 'shipping_address.address1', 'line_items.current_quantity'],
    columns: {
      // Its number of the order, `#1001`; what was refunded or edited away is in `quantity` still.
      ...{ name: 'orderNumber', fulfillment_status: 'state', financial_status: 'payment', cancelled_at: 'cancelledAt' },
      ...{ updated_at: 'revision', note: 'note', tags: 'tags', 'shipping_lines.title': 'shippingMethod' },
      email: 'recipient.contact.emailAddress',
      ...party({
        'shipping_address.name': 'contact.personName',
        'shipping_address.company': 'contact.companyName',
        'shipping_address.phone': 'contact.phoneNumber',
        'shipping_address.address1': 'address.streetLine1',
        'shipping_address.address2': 'address.streetLine2',
        'shipping_address.city': 'address.city',
        'shipping_address.zip': 'address.zipCode',
        'shipping_address.province_code': 'address.stateOrProvinceCode',
        'shipping_address.country_code': 'address.countryCode',
      }),
      ...{ 'line_items.sku': 'line.sku', 'line_items.name': 'line.description' },
      ...{ 'line_items.current_quantity': 'line.quantity', 'line_items.fulfillment_status': 'line.state' },
      ...{ 'line_items.price': 'line.value', currency: 'line.currency', 'line_items.requires_shipping': 'line.isSent' },
    },
  },
];
