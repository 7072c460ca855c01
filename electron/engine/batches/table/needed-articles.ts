import { crossesCustomsBorder } from '#shared/shipment/customs-border.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import { placeOf } from '../../rules/index.ts';
import type { RowContext } from '../row-context.ts';
import type { ComposedRow } from './compose-row.ts';

type Articles = NonNullable<PartialShipment['customs']>['customsItems'];

const isWhole = ({ description, quantity, value }: NonNullable<Articles>[number]) =>
  [description, quantity, value?.amount, value?.currency].every((fact) => fact !== undefined);

/**
 * The row without its articles, where they lack something that customs ask for and no customs border is crossed: many tables say what is in a
 * parcel, or how many, for other reasons.
 */
export function withNeededArticles(composed: ComposedRow, { select, findAccount }: RowContext): ComposedRow {
  const { customs, ...request } = composed.request as PartialShipment;
  const { customsItems = [], ...others } = customs ?? {};
  if (customsItems.every(isWhole)) return composed;
  const { shipper, carrierId, recipient } = select(composed.request).body as PartialShipment;
  const account = typeof carrierId === 'string' ? findAccount(carrierId) : null;
  const [from, to] = [placeOf(shipper ?? account?.shipFrom), placeOf(recipient)];
  if (from === null || to === null || crossesCustomsBorder(from, to)) return composed;
  return {
    request: { ...request, ...(Object.keys(others).length > 0 && { customs: others }) },
    errors: composed.errors.filter(({ pointer }) => !pointer.startsWith('/customs/customsItems/')),
  };
}
