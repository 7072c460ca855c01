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
    { rule: 'NONE', cells: [{ block: 'TO', look: 'FRAMED' }] },
    { rule: 'NONE', divided: true, cells: [{ block: 'FROM', columns: 6 }, { block: 'RETURN' }] },
    { cells: [{ block: 'FACTS' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    {
      cells: [
        { block: 'CARRIER', size: 'MEDIUM' },
        { block: 'BARCODE', symbology: 'CODE128', content: [{ field: 'route' }] },
        { block: 'PACKAGE', size: 'MEDIUM', align: 'RIGHT', columns: 3 },
      ],
    },
    { rule: 'HEAVY', cells: [{ block: 'TRACKING' }] },
    { cells: [{ block: 'FOOTER' }] },
  ],
};
