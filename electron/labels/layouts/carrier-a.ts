import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** US express and ground: addresses first, a black banner of the service over one large barcode. */
export const CARRIER_A_LAYOUT: LabelLayout = {
  rows: [
    { rule: 'NONE', divided: true, cells: [{ block: 'FROM', columns: 5 }, { block: 'FACTS' }, { block: 'ROUTING' }] },
    { cells: [{ block: 'TO' }] },
    { cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    {
      rule: 'HEAVY',
      cells: [
        { block: 'SORTING', size: 'LARGE' },
        { block: 'BARCODE', symbology: 'CODE128', content: [{ field: 'sortCode' }] },
        { block: 'CARRIER', size: 'MEDIUM', align: 'RIGHT', columns: 3 },
      ],
    },
    {
      rule: 'NONE',
      cells: [
        { block: 'SERVICE', size: 'LARGE', look: 'INVERSE', caption: false },
        { block: 'PACKAGE', size: 'MEDIUM', look: 'FRAMED', align: 'CENTER', caption: false, columns: 3 },
      ],
    },
    { rule: 'NONE', cells: [{ block: 'TRACKING', caption: false }] },
    { cells: [{ block: 'FOOTER' }] },
  ],
};
