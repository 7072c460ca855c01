import type { OrderField } from '#shared/schema/orders/source-fields.ts';

/** The columns of a shop's export, or of what it answers, and what each says of an order. Names in lower case. */
export interface Shop {
  name: string;
  /** Those that no other table has together. */
  telltale: readonly string[];
  columns: Readonly<Record<string, OrderField>>;
}

/** Columns of a party that are called alike: `<before>first_name` and so on. */
const party = (names: Readonly<Record<string, PartyPart>>): Record<string, OrderField> =>
  Object.fromEntries(Object.entries(names).map(([name, part]) => [name, `recipient.${part}` as const]));
type PartyPart = Extract<OrderField, `recipient.${string}`> extends `recipient.${infer Part}` ? Part : never;

export const SHOPS: readonly Shop[] = [
  {
    name: 'Shopify',
    telltale: ['name', 'lineitem quantity', 'shipping name'],
    columns: {
      // Its number of the order, `#1001`: whom it goes to is in `Shipping Name`.
      ...{
        name: 'orderNumber',
        'fulfillment status': 'state',
        'financial status': 'payment',
        'cancelled at': 'cancelledAt',
        notes: 'note',
        tags: 'tags',
        'shipping method': 'shippingMethod',
        email: 'recipient.contact.emailAddress',
      },
      ...party({
        'shipping name': 'contact.personName',
        'shipping company': 'contact.companyName',
        'shipping phone': 'contact.phoneNumber',
        'shipping address1': 'address.streetLine1',
        'shipping address2': 'address.streetLine2',
        'shipping city': 'address.city',
        'shipping zip': 'address.zipCode',
        'shipping province': 'address.stateOrProvinceCode',
        'shipping country': 'address.countryCode',
      }),
      ...{ 'lineitem sku': 'line.sku', 'lineitem name': 'line.description', 'lineitem quantity': 'line.quantity' },
      ...{ 'lineitem price': 'line.value', currency: 'line.currency', 'lineitem fulfillment status': 'line.state' },
    },
  },
  {
    name: 'WooCommerce',
    telltale: ['order number', 'order status', 'first name (shipping)'],
    columns: {
      ...{ 'order number': 'orderNumber', 'order status': 'state', 'customer note': 'note' },
      ...{ 'shipping method title': 'shippingMethod' },
      ...{ 'email (billing)': 'recipient.contact.emailAddress', 'phone (billing)': 'recipient.contact.phoneNumber' },
      ...party({
        'first name (shipping)': 'contact.firstName',
        'last name (shipping)': 'contact.lastName',
        'company (shipping)': 'contact.companyName',
        'address 1&2 (shipping)': 'address.streetLine1',
        'address 1 (shipping)': 'address.streetLine1',
        'address 2 (shipping)': 'address.streetLine2',
        'city (shipping)': 'address.city',
        'postcode (shipping)': 'address.zipCode',
        'state code (shipping)': 'address.stateOrProvinceCode',
        'country code (shipping)': 'address.countryCode',
      }),
      ...{ sku: 'line.sku', 'item name': 'line.description', 'quantity (- refund)': 'line.quantity' },
      ...{ quantity: 'line.quantity', 'item cost': 'line.value', 'order currency': 'line.currency' },
    },
  },
  {
    // What its API answers.
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
    name: 'Amazon',
    telltale: ['order-id', 'order-item-id', 'recipient-name'],
    columns: {
      ...{
        'order-id': 'orderNumber',
        'order-status': 'state',
        'latest-ship-date': 'shipBy',
        'promise-date': 'shipBy',
        'is-gift': 'gift',
      },
      ...{ 'ship-service-level': 'shippingMethod' },
      ...party({
        'recipient-name': 'contact.personName',
        'ship-phone-number': 'contact.phoneNumber',
        'buyer-phone-number': 'contact.phoneNumber',
        'buyer-email': 'contact.emailAddress',
        'ship-address-1': 'address.streetLine1',
        'ship-address-2': 'address.streetLine2',
        'ship-address-3': 'address.streetLine3',
        'ship-city': 'address.city',
        'ship-state': 'address.stateOrProvinceCode',
        'ship-postal-code': 'address.zipCode',
        'ship-country': 'address.countryCode',
      }),
      ...{ sku: 'line.sku', 'product-name': 'line.description', 'quantity-to-ship': 'line.quantity' },
      ...{ 'quantity-purchased': 'line.quantity' },
    },
  },
  {
    name: 'eBay',
    telltale: ['order number', 'ship to name', 'item title'],
    columns: {
      ...{
        'order number': 'orderNumber',
        'buyer note': 'note',
        'ship by date': 'shipBy',
        'shipped on date': 'line.shippedAt',
        'shipping service': 'shippingMethod',
        'buyer email': 'recipient.contact.emailAddress',
      },
      ...party({
        'ship to name': 'contact.personName',
        'ship to phone': 'contact.phoneNumber',
        'ship to address 1': 'address.streetLine1',
        'ship to address 2': 'address.streetLine2',
        'ship to city': 'address.city',
        'ship to state': 'address.stateOrProvinceCode',
        'ship to zip': 'address.zipCode',
        'ship to country': 'address.countryCode',
      }),
      ...{ 'custom label': 'line.sku', 'item title': 'line.description', quantity: 'line.quantity' },
    },
  },
  {
    name: 'Etsy',
    telltale: ['order id', 'ship name', 'item name'],
    columns: {
      ...{ 'order id': 'orderNumber', 'date shipped': 'line.shippedAt' },
      ...party({
        'ship name': 'contact.personName',
        'ship address1': 'address.streetLine1',
        'ship address2': 'address.streetLine2',
        'ship city': 'address.city',
        'ship state': 'address.stateOrProvinceCode',
        'ship zipcode': 'address.zipCode',
        'ship country': 'address.countryCode',
      }),
      ...{ sku: 'line.sku', 'item name': 'line.description', quantity: 'line.quantity' },
      ...{ price: 'line.value', currency: 'line.currency' },
    },
  },
  {
    // One line an order, and no articles.
    name: 'Etsy',
    telltale: ['order id', 'street 1', 'ship zipcode'],
    columns: {
      ...{ 'order id': 'orderNumber', status: 'state', 'date shipped': 'line.shippedAt' },
      ...party({
        'full name': 'contact.personName',
        'street 1': 'address.streetLine1',
        'street 2': 'address.streetLine2',
        'ship city': 'address.city',
        'ship state': 'address.stateOrProvinceCode',
        'ship zipcode': 'address.zipCode',
        'ship country': 'address.countryCode',
      }),
    },
  },
  {
    // Its countries are ids of its own: the country is one for all rows, or a column that was added to the profile.
    name: 'Shopware',
    telltale: ['order_number', 'shipping_address_street', 'shipping_address_zipcode'],
    columns: {
      order_number: 'orderNumber',
      ...party({
        customer_firstname: 'contact.firstName',
        customer_first_name: 'contact.firstName',
        customer_lastname: 'contact.lastName',
        customer_last_name: 'contact.lastName',
        customer_email: 'contact.emailAddress',
        shipping_address_first_name: 'contact.firstName',
        shipping_address_last_name: 'contact.lastName',
        shipping_address_company: 'contact.companyName',
        shipping_address_phone_number: 'contact.phoneNumber',
        shipping_address_street: 'address.streetLine1',
        shipping_address_additional_address_line1: 'address.streetLine2',
        shipping_address_city: 'address.city',
        shipping_address_zipcode: 'address.zipCode',
        shipping_address_country: 'address.countryCode',
        shipping_address_country_iso: 'address.countryCode',
      }),
    },
  },
  {
    // Of version 5.
    name: 'Shopware',
    telltale: ['ordernumber', 'shipping_street', 'shipping_zipcode'],
    columns: {
      ...{ ordernumber: 'orderNumber', status_description: 'state', cleared_description: 'payment' },
      customercomment: 'note',
      ...{ email: 'recipient.contact.emailAddress' },
      ...party({
        shipping_firstname: 'contact.firstName',
        shipping_lastname: 'contact.lastName',
        shipping_company: 'contact.companyName',
        shipping_phone: 'contact.phoneNumber',
        shipping_street: 'address.streetLine1',
        shipping_additional_address_line1: 'address.streetLine2',
        shipping_city: 'address.city',
        shipping_zipcode: 'address.zipCode',
        shipping_countryiso: 'address.countryCode',
      }),
      ...{ articleordernumber: 'line.sku', name: 'line.description', quantity: 'line.quantity' },
      ...{ price: 'line.value', currency: 'line.currency' },
    },
  },
  {
    name: 'Magento',
    telltale: ['increment_id', 'country_id', 'postcode'],
    columns: {
      ...{ increment_id: 'orderNumber', updated_at: 'revision', status: 'state', customer_note: 'note' },
      ...party({
        firstname: 'contact.firstName',
        lastname: 'contact.lastName',
        company: 'contact.companyName',
        telephone: 'contact.phoneNumber',
        customer_email: 'contact.emailAddress',
        street: 'address.streetLine1',
        city: 'address.city',
        region: 'address.stateOrProvinceCode',
        postcode: 'address.zipCode',
        country_id: 'address.countryCode',
      }),
      ...{ sku: 'line.sku', name: 'line.description', qty_ordered: 'line.quantity' },
      ...{ price: 'line.value', order_currency_code: 'line.currency' },
    },
  },
];
