import * as german from '#shared/diagnostics/roles/de.ts';
import * as english from '#shared/diagnostics/roles/en.ts';
import { BADGE_PREFIX, type Packer } from '#shared/schema/identity/packer.ts';
import type { DocumentLanguage } from '#shared/schema/printing/document-choice.ts';
import type { Layout } from '../layout/element.ts';
import type { Size } from '../layout/stock.ts';
import type { Fonts } from '../text/fonts.ts';
import { barcodeSheet, MOST_ON_PAGE } from './barcode-sheet.ts';

export const BADGE_SHEET_WORDS = {
  en: { title: 'Badges', lead: 'Cut them apart. Scanning one at a window signs the person on there.', roles: english },
  de: {
    title: 'Ausweise',
    lead: 'Auseinanderschneiden. Wer einen am Fenster scannt, meldet die Person dort an.',
    roles: german,
  },
} as const satisfies Record<DocumentLanguage, object>;

/** Pages with the badge of each person. */
export function badgeSheet(
  people: readonly Pick<Packer, 'name' | 'role' | 'badge'>[],
  language: DocumentLanguage,
  paper: Size,
  { dpi, fonts }: { dpi: number; fonts: Fonts },
): Layout[] {
  const { title, lead, roles } = BADGE_SHEET_WORDS[language];
  const barcodes = people.map(({ name, role, badge }) => ({
    ...{ code: BADGE_PREFIX + badge, name, does: roles.roleNames[role] },
  }));
  const pages = Math.ceil(barcodes.length / MOST_ON_PAGE);
  return Array.from({ length: pages }, (_, page) =>
    barcodeSheet(
      { title, lead, barcodes: barcodes.slice(page * MOST_ON_PAGE, (page + 1) * MOST_ON_PAGE) },
      ...([paper, dpi, fonts] as const),
    ),
  );
}
