import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** UK post: the service and its mark on top, symbol and barcode in the middle, the address under them, both senders at the foot. */
export const CARRIER_D_LAYOUT: LabelLayout = {
  rows: [
    {
      rule: 'NONE',
      cells: [
        {
          block: 'TEXT',
          size: 'HUGE',
          look: 'FRAMED',
          align: 'CENTER',
          columns: 4,
          content: [{ field: 'serviceCode' }],
        },
        { block: 'SERVICE', size: 'LARGE' },
      ],
    },
    {
      rule: 'HEAVY',
      divided: true,
      cells: [
        { block: 'ROUTING', symbology: 'DATA_MATRIX' },
        { block: 'FACTS' },
        { block: 'CARRIER', size: 'MEDIUM', align: 'RIGHT', columns: 4 },
      ],
    },
    { cells: [{ block: 'TRACKING', caption: false }] },
    { cells: [{ block: 'TO' }] },
    {
      cells: [
        { block: 'SORTING', size: 'MEDIUM' },
        { block: 'BARCODE', symbology: 'CODE128', content: [{ field: 'sortCode' }] },
        { block: 'PACKAGE', size: 'MEDIUM', align: 'RIGHT', columns: 3 },
      ],
    },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    { rule: 'HEAVY', divided: true, cells: [{ block: 'FROM' }, { block: 'RETURN' }] },
    { rule: 'NONE', cells: [{ block: 'FOOTER' }] },
  ],
};
