import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** What stands above text and barcodes on a GS1 logistic label: free, and no part of the guideline (GS1 Logistic Label Guideline, 6.1). */
export const LOGISTIC_LAYOUT: LabelLayout = {
  rows: [
    {
      rule: 'NONE',
      cells: [
        { block: 'CARRIER', size: 'MEDIUM' },
        { block: 'PACKAGE', size: 'MEDIUM', align: 'RIGHT', columns: 3 },
      ],
    },
    { rule: 'NONE', cells: [{ block: 'SERVICE', size: 'MEDIUM', caption: false }] },
    { cells: [{ block: 'FACTS' }] },
    { cells: [{ block: 'FROM' }, { block: 'ROUTING' }] },
    { cells: [{ block: 'TO' }] },
    { cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    { cells: [{ block: 'FOOTER' }] },
  ],
};
