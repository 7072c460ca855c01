import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** UK parcel: the sort code in a box on top, the barcode under it, the address below. */
export const CARRIER_C_LAYOUT: LabelLayout = {
  rows: [
    {
      rule: 'NONE',
      cells: [
        { block: 'SORTING', size: 'HUGE', look: 'FRAMED', align: 'CENTER' },
        {
          block: 'TEXT',
          size: 'LARGE',
          look: 'INVERSE',
          align: 'CENTER',
          columns: 4,
          content: [{ field: 'serviceCode' }],
        },
      ],
    },
    {
      rule: 'NONE',
      cells: [
        { block: 'CARRIER', size: 'SMALL' },
        { block: 'SERVICE', size: 'MEDIUM', align: 'CENTER', caption: false },
        { block: 'PACKAGE', size: 'SMALL', align: 'RIGHT', caption: false, columns: 3 },
      ],
    },
    { rule: 'NONE', cells: [{ block: 'TRACKING', caption: false }] },
    { rule: 'HEAVY', cells: [{ block: 'TO' }, { block: 'ROUTING', symbology: 'QR' }] },
    { cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    { cells: [{ block: 'FACTS' }, { block: 'BARCODE', symbology: 'CODE128', content: [{ field: 'sortCode' }] }] },
    { cells: [{ block: 'FROM' }] },
    { rule: 'NONE', cells: [{ block: 'FOOTER' }] },
  ],
};
