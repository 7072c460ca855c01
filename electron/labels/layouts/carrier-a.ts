import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** US express and ground: addresses first, a black banner of the service over one large barcode. */
export const CARRIER_A_LAYOUT: LabelLayout = {
  rows: [
    { rule: 'NONE', divided: true, cells: [{ block: 'FROM', columns: 7 }, { block: 'FACTS' }] },
    { cells: [{ block: 'TO' }] },
    { cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    {
      rule: 'HEAVY',
      cells: [
        { block: 'ROUTING' },
        { block: 'SORTING', size: 'LARGE', align: 'CENTER' },
        { block: 'BARCODE', symbology: 'CODE128', content: [{ field: 'sortCode' }] },
        { block: 'CARRIER', size: 'MEDIUM', align: 'RIGHT', columns: 3 },
      ],
    },
    {
      rule: 'NONE',
      cells: [
        { block: 'SERVICE', size: 'LARGE', look: 'INVERSE', caption: false },
        { block: 'PACKAGE', size: 'MEDIUM', look: 'FRAMED', align: 'CENTER', columns: 3 },
      ],
    },
    { rule: 'NONE', cells: [{ block: 'TRACKING' }] },
    { cells: [{ block: 'FOOTER' }] },
  ],
};
