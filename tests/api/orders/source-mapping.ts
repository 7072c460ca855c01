import type { SourceDraft } from '#shared/schema/orders/source.ts';

/** The columns of the tests' shops. */
export const MAPPING: SourceDraft['mapping'] = {
  ...{ orderNumber: 'number', 'recipient.contact.personName': 'name', 'recipient.address.streetLine1': 'street' },
  ...{
    'recipient.address.city': 'city',
    'recipient.address.zipCode': 'zip',
    'recipient.address.countryCode': 'country',
  },
  ...{ 'line.sku': 'sku', 'line.quantity': 'quantity' },
};
