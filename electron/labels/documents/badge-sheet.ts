import { ROLE_NAMES } from '#shared/diagnostics/roles/names.ts';
import type { Language } from '#shared/format/languages.ts';
import { BADGE_PREFIX, type Packer } from '#shared/schema/identity/packer.ts';
import type { Layout } from '../layout/element.ts';
import type { Size } from '../layout/stock.ts';
import type { Fonts } from '../text/fonts.ts';
import { printable } from '../text/printable.ts';
import { barcodePages } from './barcode-sheet.ts';
import { SHEET_WORDS } from './sheet-words/index.ts';

/** Pages with the badge of each person. */
export function badgeSheet(
  people: readonly Pick<Packer, 'name' | 'role' | 'badge'>[],
  language: Language,
  paper: Size,
  { dpi, fonts }: { dpi: number; fonts: Fonts },
): Layout[] {
  const { title, lead } = SHEET_WORDS[language].badges;
  const barcodes = people.map(({ name, role, badge }) => ({
    ...{ code: BADGE_PREFIX + badge, name: printable(name, fonts), does: ROLE_NAMES[language][role] },
  }));
  return barcodePages({ title, lead, barcodes }, paper, dpi, fonts);
}
