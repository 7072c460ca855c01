import type { CheckResult } from '#shared/schema/shipping/check.ts';
import type { ShippingDeps } from '../deps.ts';
import { withUsualBoxes } from '../../boxes/index.ts';
import { warnOfEarlier } from '../../duplicates/index.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { traitsOf } from '../../accounts/index.ts';
import { renderInputOf } from '../documents/renderer.ts';
import { sampleNumber } from './sample-number.ts';
import { findRoute } from '../../routing/index.ts';
import {
  isObject,
  type PreparedShipment,
  type ShippedOrder,
  validateShipment,
  type Validation,
} from '../../rules/index.ts';
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
  { transactionId, order, reference }: CheckOptions,
): Promise<Checked> {
  const { body, selected } = (await readSelect(deps))(asked, order);
  const carrierId = isObject(body) ? body['carrierId'] : undefined;
  const account = typeof carrierId === 'string' ? await deps.ledger.accounts.find(carrierId) : null;
  const routed = await findRoute(deps, account, body);
  const carrier = deps.carriers.find(({ key }) => key === account?.carrier);
  const articles = order?.lines.map(({ article, quantity }) => ({ name: article, quantity }));
  const complete = reference === undefined ? body : withFirstReference(body, reference, carrier);
  const validation = validateShipment(complete, {
    ...(transactionId !== undefined && { transactionId }),
    ...(articles && { articles }),
    preparesDryRun: true,
    findAccount: (id) => (account?.carrierId === id ? account : null),
    routed,
    carriers: deps.carriers,
    adapters: deps.adapters,
    renderer: deps.renderer,
  });
  const misfit = validation.prepared && (await misfitOf(deps, validation.prepared));
  return misfit ? { ...validation, errors: [misfit], prepared: null, selected } : { ...validation, selected };
}

const DRY_RUN = 'CHECK';

/** Whether the labels and customs forms that are drawn here have room for the shipment: what cannot be drawn must not be bought. */
async function misfitOf(deps: ShippingDeps, prepared: PreparedShipment): Promise<Violation | null> {
  const { symbology, drawsLabels } = traitsOf(deps.adapters, prepared.account, prepared.service);
  if (!drawsLabels) return null;
  const input = renderInputOf(deps, {
    ...{ prepared, acceptedAt: deps.ledger.now() },
    trackingNumbers: prepared.packages.map(() => sampleNumber(symbology)),
    platformTrackingNumbers: prepared.packages.map(() => DRY_RUN),
  });
  const why = await deps.renderer.misfit(input);
  if (why === null) return null;
  const message = `A label or customs form of ${prepared.account.carrierId} has no room for all of this (${why}).`;
  return { code: 'LABEL_DOES_NOT_FIT', pointer: '/carrierId', message };
}

/** What the account itself would refuse now, such as for want of numbers. */
async function refusalsOf({ adapters }: ShippingDeps, prepared: PreparedShipment): Promise<Violation[]> {
  const trouble = await adapters[prepared.account.adapter.type]?.wouldRefuse?.(prepared);
  return trouble ? [{ code: 'FIELD_INVALID', pointer: '/carrierId', message: inEnglish(trouble), trouble }] : [];
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
  const { selected, customsMissing, prepared } = validation;
  const errors = [...validation.errors, ...(prepared ? await refusalsOf(deps, prepared) : [])];
  return {
    ...{ valid: errors.length === 0, errors, packages, selected, customsMissing },
    warnings: [...validation.warnings, ...warnings, ...earlier],
  };
}
