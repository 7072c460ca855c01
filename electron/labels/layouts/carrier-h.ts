import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** European freight: a form of framed boxes with weight and number of packages large, as a pallet is checked from afar. */
export const CARRIER_H_LAYOUT: LabelLayout = {
  rows: [
    { rule: 'NONE', cells: [{ block: 'TO', look: 'FRAMED' }] },
    {
      rule: 'NONE',
      cells: [
        { block: 'SERVICE', size: 'LARGE', look: 'FRAMED', caption: false },
        { block: 'PACKAGE', size: 'LARGE', look: 'INVERSE', align: 'CENTER', caption: false, columns: 2 },
        { block: 'TEXT', size: 'LARGE', look: 'FRAMED', align: 'CENTER', columns: 2, content: [{ field: 'weight' }] },
        { block: 'SORTING', size: 'MEDIUM', look: 'FRAMED', align: 'CENTER', columns: 3 },
      ],
    },
    {
      rule: 'NONE',
      cells: [{ block: 'ROUTING', symbology: 'PDF417' }, { block: 'FROM' }, { block: 'FACTS' }],
    },
    { cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'BARCODE', content: [{ field: 'sortCode' }] }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    { cells: [{ block: 'TRACKING', caption: false }] },
    {
      cells: [
        { block: 'CARRIER', size: 'SMALL' },
        { block: 'FOOTER', columns: 8 },
      ],
    },
  ],
};
