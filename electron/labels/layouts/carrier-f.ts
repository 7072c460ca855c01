import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** German parcel of a carrier in two countries: a row of boxes for country, sort code and service between address and barcode. */
export const CARRIER_F_LAYOUT: LabelLayout = {
  rows: [
    { rule: 'NONE', divided: true, cells: [{ block: 'FROM' }, { block: 'FACTS' }] },
    { rule: 'HEAVY', cells: [{ block: 'TO' }, { block: 'ROUTING', symbology: 'AZTEC' }] },
    { cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    {
      rule: 'NONE',
      cells: [
        {
          block: 'TEXT',
          size: 'HUGE',
          look: 'INVERSE',
          align: 'CENTER',
          columns: 3,
          content: [{ field: 'countryCode' }],
        },
        { block: 'SORTING', size: 'LARGE', look: 'FRAMED', align: 'CENTER' },
        {
          block: 'TEXT',
          size: 'LARGE',
          look: 'FRAMED',
          align: 'CENTER',
          columns: 3,
          content: [{ field: 'serviceCode' }],
        },
      ],
    },
    {
      rule: 'NONE',
      cells: [
        { block: 'SERVICE', size: 'MEDIUM', caption: false },
        { block: 'CARRIER', size: 'SMALL', align: 'CENTER' },
        { block: 'PACKAGE', size: 'MEDIUM', align: 'RIGHT', caption: false, columns: 3 },
      ],
    },
    {
      rule: 'NONE',
      cells: [{ block: 'BARCODE', symbology: 'CODE128', align: 'CENTER', content: [{ field: 'sortCode' }] }],
    },
    { cells: [{ block: 'TRACKING', caption: false }] },
    { cells: [{ block: 'FOOTER' }] },
  ],
};
