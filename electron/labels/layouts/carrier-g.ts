import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** German parcel: a symbol at both sides of the sort code, a black line with service and postal code, both senders beside each other. */
export const CARRIER_G_LAYOUT: LabelLayout = {
  rows: [
    {
      rule: 'NONE',
      cells: [
        { block: 'ROUTING', symbology: 'DATA_MATRIX' },
        { block: 'SORTING', size: 'HUGE', align: 'CENTER' },
        { block: 'BARCODE', symbology: 'QR', content: [{ field: 'trackingNumber' }] },
      ],
    },
    {
      rule: 'NONE',
      cells: [
        { block: 'SERVICE', size: 'LARGE', look: 'INVERSE', caption: false },
        { block: 'PACKAGE', size: 'MEDIUM', look: 'FRAMED', align: 'CENTER', caption: false, columns: 2 },
        {
          block: 'TEXT',
          size: 'LARGE',
          look: 'INVERSE',
          align: 'CENTER',
          columns: 4,
          content: [{ field: 'countryCode' }, { text: ' ' }, { field: 'serviceCode' }],
        },
      ],
    },
    { rule: 'NONE', cells: [{ block: 'TO' }] },
    {
      divided: true,
      cells: [{ block: 'FROM', columns: 7 }, { block: 'FACTS' }],
    },
    { cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    {
      cells: [{ block: 'BARCODE', symbology: 'CODE128', content: [{ field: 'route' }] }],
    },
    { rule: 'HEAVY', cells: [{ block: 'TRACKING', caption: false }] },
    {
      cells: [
        { block: 'CARRIER', size: 'SMALL' },
        { block: 'FOOTER', columns: 8 },
      ],
    },
  ],
};
