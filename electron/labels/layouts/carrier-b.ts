import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** US parcel: MaxiCode and postal barcode below a heavy line, the service with its code, references at the bottom. */
export const CARRIER_B_LAYOUT: LabelLayout = {
  rows: [
    {
      rule: 'NONE',
      cells: [
        { block: 'FROM', columns: 9 },
        { block: 'PACKAGE', size: 'MEDIUM', align: 'RIGHT' },
      ],
    },
    { rule: 'NONE', cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'TO' }] },
    {
      rule: 'HEAVY',
      divided: true,
      cells: [
        { block: 'ROUTING', symbology: 'MAXICODE' },
        { block: 'BARCODE', symbology: 'GS1_128', content: [{ text: '420' }, { field: 'postalCode', first: 5 }] },
        { block: 'FACTS' },
      ],
    },
    {
      cells: [
        { block: 'SERVICE', size: 'LARGE', caption: false },
        { block: 'SORTING', size: 'LARGE', align: 'CENTER', columns: 4 },
        {
          block: 'TEXT',
          size: 'LARGE',
          look: 'INVERSE',
          align: 'CENTER',
          columns: 2,
          content: [{ field: 'serviceCode' }],
        },
      ],
    },
    { rule: 'HEAVY', cells: [{ block: 'TRACKING' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    {
      cells: [
        { block: 'CARRIER', size: 'SMALL' },
        { block: 'FOOTER', columns: 8 },
      ],
    },
  ],
};
