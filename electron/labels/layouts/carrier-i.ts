import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** US marketplace: plain, with the address and one symbol on top, a very large sort code, and the barcode. */
export const CARRIER_I_LAYOUT: LabelLayout = {
  rows: [
    {
      rule: 'NONE',
      cells: [{ block: 'FROM' }, { block: 'PACKAGE', size: 'SMALL', align: 'RIGHT', columns: 3, caption: false }],
    },
    { rule: 'NONE', cells: [{ block: 'TO' }] },
    {
      rule: 'HEAVY',
      cells: [{ block: 'SORTING', size: 'HUGE' }, { block: 'ROUTING' }],
    },
    {
      rule: 'HEAVY',
      cells: [
        { block: 'CARRIER', size: 'MEDIUM' },
        { block: 'SERVICE', size: 'MEDIUM', align: 'RIGHT', caption: false },
      ],
    },
    { rule: 'NONE', cells: [{ block: 'BARCODE', content: [{ field: 'sortCode' }] }] },
    { rule: 'NONE', cells: [{ block: 'TRACKING', caption: false }] },
    { rule: 'THIN', cells: [{ block: 'FACTS' }] },
    { cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    { rule: 'NONE', cells: [{ block: 'FOOTER' }] },
  ],
};
