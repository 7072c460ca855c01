import type { CheckResult } from '#shared/schema/shipping/check.ts';
import type { ShippingDeps } from '../deps.ts';
import { warnOfEarlier } from '../../duplicates/index.ts';
import { type Article, validateShipment, type Validation } from '../../rules/index.ts';
import { compareWithUsual, recallOf } from '../../weights/index.ts';
import { withFirstReference } from './first-reference.ts';

export interface CheckOptions {
  transactionId?: string | undefined;
  articles?: readonly Article[] | undefined;
  /** The first label message, where the carrier has a place for it and the body says none. */
  reference?: string | undefined;
}

/** Gathers what the rules need and runs all of them; without a transactionId, as a dry run. */
export async function checkBody(
  deps: ShippingDeps,
  body: unknown,
  { transactionId, articles, reference }: CheckOptions = {},
): Promise<Validation> {
  const carrierId = typeof body === 'object' && body !== null ? (body as { carrierId?: unknown }).carrierId : undefined;
  const account = typeof carrierId === 'string' ? await deps.ledger.accounts.find(carrierId) : null;
  const carrier = deps.carriers.find(({ key }) => key === account?.carrier);
  return validateShipment(reference === undefined ? body : withFirstReference(body, reference, carrier), {
    ...(transactionId !== undefined && { transactionId }),
    ...(articles && { articles }),
    findAccount: (id) => (account?.carrierId === id ? account : null),
    carriers: deps.carriers,
    adapters: deps.adapters,
    missingCharacters: (text) => deps.renderer.missingCharacters(text),
  });
}

/**
 * The dry run: every rule of the create call on the same body; buys nothing (contract, section 5). Beside the rules it says where a
 * package weighs something else than the client's earlier ones with the same contents, and whether the same was shipped lately.
 */
export async function checkShipment(
  deps: ShippingDeps,
  clientId: string,
  body: unknown,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const validation = await checkBody(deps, body, options);
  const { packages, warnings } = await compareWithUsual(recallOf(deps, clientId), validation);
  const earlier = await warnOfEarlier(deps, clientId, validation.alike);
  const { errors } = validation;
  return { valid: errors.length === 0, errors, warnings: [...validation.warnings, ...warnings, ...earlier], packages };
}
