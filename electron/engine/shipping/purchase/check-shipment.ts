import type { CheckResult } from '#shared/schema/shipping/check.ts';
import type { ShippingDeps } from '../deps.ts';
import { withUsualBoxes } from '../../boxes/index.ts';
import { warnOfEarlier } from '../../duplicates/index.ts';
import { isObject, type ShippedOrder, validateShipment, type Validation } from '../../rules/index.ts';
import { type Completed, readSelect } from '../../selection/index.ts';
import { compareWithUsual, recallOf } from '../../weights/index.ts';
import { withFirstReference } from './first-reference.ts';

export interface CheckOptions {
  transactionId?: string | undefined;
  /** The order that it is for. */
  order?: ShippedOrder | undefined;
  /** The first label message, where the carrier has a place for it and the body says none. */
  reference?: string | undefined;
}

/** What the rules of the carrier say, and which rule of the station chose account and service. */
export type Checked = Validation & Pick<Completed, 'selected'>;

/** Gathers what the rules need and runs all of them; without a transactionId, as a dry run. */
export async function checkBody(
  deps: ShippingDeps,
  asked: unknown,
  { transactionId, order, reference }: CheckOptions = {},
): Promise<Checked> {
  const { body, selected } = (await readSelect(deps))(asked, order);
  const carrierId = isObject(body) ? body['carrierId'] : undefined;
  const account = typeof carrierId === 'string' ? await deps.ledger.accounts.find(carrierId) : null;
  const carrier = deps.carriers.find(({ key }) => key === account?.carrier);
  const articles = order?.lines.map(({ article, quantity }) => ({ name: article, quantity }));
  const validation = validateShipment(reference === undefined ? body : withFirstReference(body, reference, carrier), {
    ...(transactionId !== undefined && { transactionId }),
    ...(articles && { articles }),
    findAccount: (id) => (account?.carrierId === id ? account : null),
    carriers: deps.carriers,
    adapters: deps.adapters,
    missingCharacters: (text) => deps.renderer.missingCharacters(text),
    addressLines: (recipient, stock) => deps.renderer.addressLines(recipient, stock),
  });
  return { ...validation, selected };
}

/**
 * The dry run: every rule of the create call on the same body; buys nothing (contract, section 5). Beside the rules it says where a
 * package weighs something else than the client's earlier ones with the same contents, in which box those were, and whether the same was
 * shipped lately.
 */
export async function checkShipment(
  deps: ShippingDeps,
  clientId: string,
  body: unknown,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const validation = await checkBody(deps, body, options);
  const { contents } = validation;
  const { packages: weighed, warnings } = await compareWithUsual(recallOf(deps, clientId), validation);
  const packages = await withUsualBoxes(deps, clientId, { packages: weighed, contents });
  const earlier = await warnOfEarlier(deps, clientId, validation.alike);
  const { errors, selected, customsMissing } = validation;
  return {
    ...{ valid: errors.length === 0, errors, packages, selected, customsMissing },
    warnings: [...validation.warnings, ...warnings, ...earlier],
  };
}
