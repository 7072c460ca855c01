import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** European freight: a form of framed boxes with weight and number of packages large, as a pallet is checked from afar. */
export const CARRIER_H_LAYOUT: LabelLayout = {
  rows: [
    { rule: 'NONE', divided: true, cells: [{ block: 'FROM' }, { block: 'RETURN', columns: 6 }] },
    { rule: 'NONE', cells: [{ block: 'TO', look: 'FRAMED' }] },
    {
      rule: 'NONE',
      cells: [
        { block: 'SERVICE', size: 'LARGE', look: 'FRAMED', caption: false },
        { block: 'PACKAGE', size: 'LARGE', look: 'INVERSE', align: 'CENTER', caption: false, columns: 4 },
        { block: 'SORTING', size: 'MEDIUM', look: 'FRAMED', align: 'CENTER', columns: 4 },
      ],
    },
    {
      rule: 'NONE',
      cells: [
        { block: 'ROUTING', symbology: 'PDF417' },
        { block: 'TEXT', size: 'LARGE', look: 'FRAMED', align: 'CENTER', content: [{ field: 'weight' }] },
        { block: 'FACTS' },
        { block: 'BARCODE', content: [{ field: 'sortCode' }] },
      ],
    },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    { cells: [{ block: 'TRACKING' }] },
    {
      cells: [
        { block: 'CARRIER', size: 'SMALL' },
        { block: 'FOOTER', columns: 8 },
      ],
    },
  ],
};
