import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

/** A carrier beyond the nine: all that there is, in the order in which it is read. */
export const OTHER_LAYOUT: LabelLayout = {
  rows: [
    {
      rule: 'NONE',
      cells: [
        { block: 'CARRIER', size: 'MEDIUM' },
        { block: 'PACKAGE', size: 'MEDIUM', align: 'RIGHT', columns: 3 },
      ],
    },
    { rule: 'NONE', cells: [{ block: 'SERVICE', size: 'LARGE', caption: false }] },
    { cells: [{ block: 'FACTS' }] },
    { cells: [{ block: 'FROM' }, { block: 'ROUTING' }] },
    { cells: [{ block: 'TO' }] },
    { cells: [{ block: 'RETURN' }] },
    { cells: [{ block: 'REFERENCES' }] },
    { cells: [{ block: 'CUSTOMS' }] },
    { cells: [{ block: 'TRACKING' }] },
    { cells: [{ block: 'FOOTER' }] },
  ],
};
