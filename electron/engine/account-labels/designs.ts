import { hash } from 'node:crypto';
import { canonicalJson } from '#shared/format/canonical-json.ts';
import type { AccountDesign } from '#shared/schema/accounts/labels/account-design.ts';
import type { DesignCheck, DesignCheckRequest, DesignFault } from '#shared/schema/accounts/labels/design-check.ts';
import type { LabelDesign } from '#shared/schema/accounts/labels/label-design.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import type { LabelLogo, LogoUpload } from '#shared/schema/accounts/labels/label-logo.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { Violation, ViolationCode } from '#shared/diagnostics/problem.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { decodeBase64 } from '../batches/index.ts';
import { EngineError } from '../engine-error.ts';
import { invalid, requireNone, violation } from '../violation.ts';
import type { AccountLabelsDeps } from './deps.ts';
import { requireDrawnHere } from './drawn-here.ts';
import { layoutFaults } from './layout-faults.ts';
import { designSample } from './design-sample.ts';

const NOTHING: LabelDesign = { layout: null, logo: null };

/** @throws EngineError NOT_FOUND or OPERATION_NOT_SUPPORTED. */
export async function readDesign(deps: AccountLabelsDeps, carrierId: string): Promise<AccountDesign> {
  const account = await requireDrawnHere(deps, carrierId);
  return withEffective(deps, account, await designOf(deps, account));
}

async function designOf({ ledger }: AccountLabelsDeps, { labelDesign }: Account): Promise<LabelDesign> {
  return (labelDesign === undefined ? null : await ledger.labelDesigns.find(labelDesign)) ?? NOTHING;
}

const withEffective = ({ renderer }: AccountLabelsDeps, { carrier }: Account, design: LabelDesign): AccountDesign => ({
  ...design,
  effective: design.layout ?? renderer.layoutOfCarrier(carrier),
  version: versionOf(design.layout),
});

/** What else the design has is another thing: who sets a logo is in nobody's way. */
const versionOf = (layout: LabelLayout | null) => digestOf(layout).slice(0, 16);
const digestOf = (value: unknown) => hash('sha256', canonicalJson(value), 'hex');

/**
 * Gives the account a layout of its own, or with null that of its carrier again. One that cannot hold the fullest label of the carrier is refused.
 * @param version of the layout that was changed; one that another took the place of meanwhile is not replaced, unless by the same
 * @throws EngineError NOT_FOUND, OPERATION_NOT_SUPPORTED, STATE_CONFLICT, or VALIDATION_FAILED with what is wrong and where
 */
export async function setLayout(
  deps: AccountLabelsDeps,
  carrierId: string,
  layout: LabelLayout | null,
  version?: string,
): Promise<AccountDesign> {
  return change(deps, carrierId, async (account, before) => {
    const isKnown = [version, versionOf(layout)].includes(versionOf(before.layout));
    if (version !== undefined && !isKnown) throw changedElsewhere(carrierId);
    const design = { ...before, layout };
    if (layout !== null) await requirePrintable(deps, account, design);
    return design;
  });
}

/** @throws EngineError as `setLayout`, and VALIDATION_FAILED where the file is no picture that a label can have */
export async function setLogo(
  deps: AccountLabelsDeps,
  carrierId: string,
  upload: LogoUpload | null,
): Promise<AccountDesign> {
  return change(deps, carrierId, async (account, before) => {
    const logo = upload && (await readLogo(deps, upload, ''));
    const design = { ...before, logo };
    if (logo !== null) await requirePrintable(deps, account, design);
    return design;
  });
}

/** A design is drawn before it is stored, and somebody else may have been quicker: then it is made once more, on top of that. */
const TRIES = 3;

async function change(
  deps: AccountLabelsDeps,
  carrierId: string,
  changed: (account: Account, before: LabelDesign) => Promise<LabelDesign>,
): Promise<AccountDesign> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const account = await requireDrawnHere(deps, carrierId);
    const design = await changed(account, await designOf(deps, account));
    const isNothing = design.layout === null && design.logo === null;
    const digested = isNothing ? null : { digest: digestOf(design), design };
    const isStored = await deps.ledger.labelDesigns.set(carrierId, digested, account.labelDesign ?? null);
    if (isStored) return withEffective(deps, account, design);
  }
  throw changedElsewhere(carrierId);
}

const changedElsewhere = (carrierId: string) =>
  new EngineError('STATE_CONFLICT', `The label of ${carrierId} was changed meanwhile. Read it again.`);

async function requirePrintable(deps: AccountLabelsDeps, account: Account, design: LabelDesign): Promise<void> {
  const layout = design.layout ?? deps.renderer.layoutOfCarrier(account.carrier);
  const faults = layoutFaults(layout);
  for (const kind of faults.length > 0 ? [] : (['TYPICAL', 'FULLEST'] as const)) {
    const input = designSample(deps, account, kind);
    faults.push(...(await deps.renderer.tryDesign(input, design, { stock: 'STOCK_4X6', dpi: 203 })).faults);
    if (faults.length > 0) break;
  }
  requireNone(faults.map(violationOf));
}

const VIOLATIONS: Readonly<Partial<Record<DesignFault['code'], ViolationCode>>> = {
  BLOCK_MISSING: 'FIELD_REQUIRED',
  CONTENT_MISSING: 'FIELD_REQUIRED',
};

const violationOf = ({ code, pointer, message }: DesignFault): Violation => ({
  code: VIOLATIONS[code] ?? 'FIELD_INVALID',
  ...{ pointer: `/layout${pointer}`, message },
});

async function readLogo({ logos }: AccountLabelsDeps, upload: LogoUpload, at: string): Promise<LabelLogo> {
  const { contentBase64, tone = 'LINES' } = upload;
  const made = await logos.readLogo(decodeBase64(contentBase64));
  if (!('refusal' in made)) return { ...made, tone };
  const { refusal: trouble } = made;
  throw invalid({ ...violation('FIELD_INVALID', `${at}/contentBase64`, inEnglish(trouble)), trouble });
}

/**
 * Draws a design that is proposed, with sample data, and says what is wrong with it. Stores nothing.
 * @throws EngineError NOT_FOUND, OPERATION_NOT_SUPPORTED, or VALIDATION_FAILED where the logo is no picture
 */
export async function checkDesign(
  deps: AccountLabelsDeps,
  carrierId: string,
  request: DesignCheckRequest,
): Promise<DesignCheck> {
  const { sample = 'TYPICAL', labelStockType: stock = 'STOCK_4X6', dpi = 203 } = request;
  const account = await requireDrawnHere(deps, carrierId);
  const own = await designOf(deps, account);
  const layout = request.layout ?? own.layout;
  const logo = request.logo ? await readLogo(deps, request.logo, '/logo') : own.logo;
  const before = layout ? layoutFaults(layout) : [];
  const input = designSample(deps, account, sample);
  const tried = await deps.renderer.tryDesign(input, { layout, logo }, { stock, dpi });
  const faults = [...before, ...tried.faults];
  return { ...tried, ok: faults.length === 0, faults };
}
