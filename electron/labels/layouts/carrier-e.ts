import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** UK parcel of a carrier in two countries: a black head, framed addresses, the service beside a very large sort code. */
export const CARRIER_E_LAYOUT: LabelLayout = {
  rows: [
    {
      rule: 'NONE',
      cells: [
        { block: 'CARRIER', size: 'MEDIUM', look: 'INVERSE' },
        { block: 'PACKAGE', size: 'MEDIUM', look: 'INVERSE', align: 'CENTER', columns: 4, caption: false },
      ],
    },
    {
      rule: 'NONE',
      cells: [
        { block: 'TO', columns: 8, look: 'FRAMED' },
        { block: 'FROM', look: 'FRAMED' },
      ],
    },
    {
      rule: 'NONE',
      cells: [
        { block: 'ROUTING', symbology: 'AZTEC' },
        { block: 'SORTING', size: 'HUGE' },
        { block: 'SERVICE', size: 'LARGE', align: 'RIGHT', columns: 5 },
      ],
    },
    { cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    {
      cells: [
        { block: 'FACTS' },
        { block: 'BARCODE', symbology: 'CODE128', content: [{ field: 'depot' }, { field: 'sortCode' }] },
      ],
    },
    { rule: 'HEAVY', cells: [{ block: 'TRACKING', caption: false }] },
    { rule: 'NONE', cells: [{ block: 'FOOTER' }] },
  ],
};
