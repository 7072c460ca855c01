import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { LabelDesign } from '#shared/schema/accounts/labels/label-design.ts';
import { designOfCarrier, type ChosenDesign } from './label/content.ts';

/** So many designs are kept at hand: a station has a few accounts. */
const MOST = 50;

/** What labels look like. A design never changes, so that one which was found once is not asked for again. */
export function openDesigns(find: (digest: string) => Promise<LabelDesign | null> = () => Promise.resolve(null)) {
  const known = new Map<string, LabelDesign>();

  return {
    /** By the design that the account had when the shipment was bought, and else by that of the carrier. */
    async of(input: Pick<RenderInput, 'shipment'>): Promise<ChosenDesign> {
      const usual = designOfCarrier(input);
      const { labelDesign: digest } = input.shipment.account;
      if (digest === undefined) return usual;
      const found = known.get(digest) ?? (await find(digest));
      if (!found) return usual;
      if (known.size >= MOST) known.clear();
      known.set(digest, found);
      const { layout, logo } = found;
      return { layout: layout ?? usual.layout, logo, isOwn: layout !== null };
    },
  };
}
