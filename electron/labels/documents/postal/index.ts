import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { PostalItems } from '#shared/schema/accounts/account-customs.ts';
import type { Layout } from '../../layout/element.ts';
import type { Size } from '../../layout/stock.ts';
import type { Fonts } from '../../text/fonts.ts';
import { layoutCn22 } from './cn22.ts';
import { layoutCn23 } from './cn23.ts';
import { declarationOf, postalFormOf } from './declaration.ts';

/** How forms are wanted. */
export interface PostalFormChoice {
  /** The label that a CN 22 is put on, and the office paper that a CN 23 is. */
  label: Size;
  paper: Size;
  dpi: number;
  timeZone: string;
  /** What the parcel is to the post, where that is not for the account or the number to say. */
  postalItems?: PostalItems | undefined;
}

/** The customs form of a package, on as many pages as it takes; null where it needs none. */
export async function postalForm(
  input: RenderInput,
  index: number,
  { label, paper, dpi, timeZone, postalItems }: PostalFormChoice,
  fonts: Fonts,
): Promise<{ form: 'CN22' | 'CN23'; pages: Layout[] } | null> {
  const form = postalFormOf(input, index, postalItems);
  if (form === null) return null;
  const declaration = declarationOf(input, index, timeZone);
  const page = form === 'CN22' ? await layoutCn22(declaration, label, dpi, fonts) : null;
  if (page) return { form: 'CN22', pages: [page] };
  return { form: 'CN23', pages: await layoutCn23(declaration, paper, dpi, fonts) };
}
