import type { Account, AccountService } from '#shared/schema/accounts/account.ts';
import type { CheckedPackage } from '#shared/schema/shipping/check.ts';
import type { Violation, Warning } from '#shared/diagnostics/problem.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { missingForBorder } from '#shared/shipment/declared.ts';
import { traitsOf, type CarrierDefinition, type Defined, type Traits } from '../accounts/index.ts';
import type { Routed } from '../routing/index.ts';
import type { Sorting } from '#shared/schema/accounts/labels/routing-table.ts';
import type { PreparedShipment } from './prepared-shipment.ts';
import { canonicalize } from './request/canonical.ts';
import { takeKnownFields } from './request/fields.ts';
import { prepareShipment, stockOf } from './request/prepare.ts';
import { keepWellFormed } from './request/schema.ts';
import type { WellFormed } from './request/well-formed.ts';
import { checkAddressRoom, type AddressLines } from './address-room.ts';
import { checkCharacters, type MissingCharacters } from './characters.ts';
import { checkPackage, type PackageFindings } from './packages/check-package.ts';
import { completeDeclaration } from './complete-declaration.ts';
import { checkLabelStock } from './label-stock.ts';
import { checkCustoms } from './customs.ts';
import { checkOneCurrency } from './one-currency.ts';
import { itemIds } from './item-ids.ts';
import { NO_RULES, packageRules, type Route } from './packages/package-rules.ts';
import { checkParty, countryOf, placeOf } from './parties.ts';
import { alikeOf, type Article } from './alike.ts';
import { checkPlausible } from './plausible.ts';
import { Report } from './report.ts';
import { checkService, findService } from './services.ts';
import { packageContents } from './packages/package-contents.ts';

export interface ValidationContext {
  /** Of the header; absent in a dry run, and then lines without an id have none and nothing is prepared unless that is asked for. */
  transactionId?: string;
  /** Whether a dry run prepares, too, what is only drawn: packages without an id have an empty one. */
  preparesDryRun?: boolean;
  findAccount(carrierId: string): Account | null;
  carriers: readonly CarrierDefinition[];
  adapters: Defined;
  /** What is in it, as its order says. */
  articles?: readonly Article[];
  renderer: { missingCharacters: MissingCharacters; addressLines: AddressLines };
  /** What the account's routing table says of where it goes; absent where it has none. */
  routed?: Routed | null;
}

export interface Validation {
  errors: Violation[];
  warnings: Warning[];
  /** One per item line, also of a request with errors, as far as it can be read. */
  packages: CheckedPackage[];
  /** Null where there are errors, and in a dry run unless it is asked for. */
  prepared: PreparedShipment | null;
  /** What is in each package, as a digest; null where that is not known. */
  contents: (string | null)[];
  /** By what another shipment is taken for the same. */
  alike: string[];
  /** What the border asks for and nobody said, as JSON Pointers. */
  customsMissing: string[];
}

/** Whose rules hold; null what the request does not name, or names wrongly. */
interface Chosen {
  account: Account | null;
  carrier: CarrierDefinition | null;
  service: AccountService | null;
  /** Of the account's way of buying. */
  traits: Traits | null;
}

/**
 * Everything that is wrong with the body of a create-shipment call, all at once (contract, sections 3 and 5): a fault of one field never
 * hides one of another. Pure, and never throws for any body.
 */
export function validateShipment(body: unknown, context: ValidationContext): Validation {
  const report = new Report();
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    if (body === undefined) report.refuse('FIELD_REQUIRED', '', 'A body is required: send the shipment as JSON.');
    else report.refuse('FIELD_INVALID', '', 'The body must be a JSON object.');
    const { errors, warnings } = report;
    return { errors, warnings, packages: [], prepared: null, contents: [], alike: [], customsMissing: [] };
  }
  const request = canonicalize(keepWellFormed(takeKnownFields(body, report), report));
  const chosen = choose(request, context, report);
  const fromAccount = completeDeclaration(request, chosen.account);
  const shipper = shipperOf(request, chosen.account, report);
  const route: Route = { from: countryOf(shipper), to: countryOf(request.recipient) };
  const findings = checkRules(request, { chosen, route, context }, report);
  if (chosen.carrier?.hasNoRules && chosen.service && !chosen.service.limits) {
    const { serviceCode } = chosen.service;
    report.warn('NO_RULES_KNOWN', '/serviceType', `No rules are known for ${serviceCode}: the carrier decides.`);
  }
  const sorting = checkRouted(request, context, report);
  checkRoom(request, shipper, { chosen, context }, report);

  const { errors, warnings } = report;
  const packages = findings.map(({ references: _references, declaredInfo: _declaredInfo, ...checked }) => checked);
  const { account, service } = chosen;
  const isAsked = context.transactionId !== undefined || context.preparesDryRun === true;
  const isPrepared = errors.length === 0 && isAsked && account && service && shipper;
  const prepared = isPrepared
    ? prepareShipment({ request, account, carrier: chosen.carrier, service, shipper, findings, fromAccount, sorting })
    : null;
  const ids = packages.map(({ itemTransactionId }) => itemTransactionId);
  const isTest = chosen.traits?.isTest ?? false;
  const contents = packageContents(request, ids, isTest, context.articles);
  const alike = alikeOf(request, isTest, context.articles);
  const customsMissing = account ? missingForBorder(request, account) : [];
  return { errors, warnings, packages, prepared, contents, alike, customsMissing };
}

function choose(
  request: WellFormed<ShipmentRequest>,
  { findAccount, carriers, adapters }: ValidationContext,
  report: Report,
): Chosen {
  const { carrierId, serviceType } = request;
  const account = carrierId === undefined ? null : findAccount(carrierId);
  const carrier = carriers.find(({ key }) => key === account?.carrier) ?? null;
  if (carrierId !== undefined && account === null) {
    report.refuse('CARRIER_NOT_FOUND', '/carrierId', `There is no carrier account "${carrierId}".`, {
      actual: carrierId,
    });
  }
  const service = account && findService(account, serviceType, report);
  return { account, carrier, service, traits: account && traitsOf(adapters, account, service) };
}

/** The sender of the request, or the account's own address where it names none. */
function shipperOf({ shipper }: WellFormed<ShipmentRequest>, account: Account | null, report: Report) {
  if (shipper || report.hasRefused('/shipper')) return shipper;
  if (account?.shipFrom === null) {
    const message = `shipper is required: ${account.friendlyName} has no address of its own to ship from.`;
    report.refuse('FIELD_REQUIRED', '/shipper', message);
  }
  return account?.shipFrom;
}

/** What the parcel is sorted by, which its label says; a postal code that the account's table lacks is refused, or prints a label without. */
function checkRouted(
  { recipient }: WellFormed<ShipmentRequest>,
  { routed }: ValidationContext,
  report: Report,
): Sorting | null {
  if (!routed || 'sorting' in routed) return routed?.sorting ?? null;
  const pointer = '/recipient/address/zipCode';
  const code = recipient?.address?.zipCode ?? '';
  const message = `The routing table of the account has nothing for "${code}" in ${countryOf(recipient) ?? ''}.`;
  if (routed.onMiss === 'WARN') report.warn('POSTAL_CODE_NOT_ROUTED', pointer, message);
  else report.refuse('POSTAL_CODE_NOT_ROUTED', pointer, message, { actual: code });
  return null;
}

/** Whether the account's way of buying has room for all of a request that broke no rule. */
function checkRoom(
  request: WellFormed<ShipmentRequest>,
  shipper: WellFormed<Party> | null | undefined,
  { chosen: { account, service }, context }: { chosen: Chosen; context: ValidationContext },
  report: Report,
): void {
  if (report.errors.length > 0 || !account || !service || !shipper) return;
  const { adapter: config, carrierCode } = account;
  const checked = { request: request as ShipmentRequest, shipper: shipper as Party, service, config };
  const definition = context.adapters[config.type]?.definition;
  for (const { code, pointer, message, ...facts } of definition?.requestFaults?.(checked) ?? [])
    report.refuse(code, pointer, message, { carrierCode, ...facts });
  for (const { code, pointer, message } of definition?.requestWarnings?.(checked) ?? [])
    report.warn(code, pointer, message);
}

function checkRules(
  request: WellFormed<ShipmentRequest>,
  { chosen, route, context }: { chosen: Chosen; route: Route; context: ValidationContext },
  report: Report,
): PackageFindings[] {
  const { account, carrier, service, traits } = chosen;
  const lines = request.itemLines ?? [];
  const rules = account && carrier ? packageRules(carrier, account, service, route) : NO_RULES;
  checkParty(request.shipper, '/shipper', report);
  checkParty(request.recipient, '/recipient', report);
  checkParty(request.returnAddress, '/returnAddress', report);
  if (account && service) checkService(account, service, { route, packages: lines.length }, report);
  const ids = itemIds(lines, context.transactionId ?? (request.transactionId || undefined), rules, report);
  const findings = lines.map((line, index) =>
    checkPackage(line, { index, itemTransactionId: ids[index] ?? null, rules }, report),
  );
  const way = { from: placeOf(request.shipper ?? account?.shipFrom), to: placeOf(request.recipient) };
  const isPostal = !['NONE', undefined].includes(account?.customs?.postalItems);
  checkCustoms(request.customs, { way, ids, rules, isPostal }, report);
  checkOneCurrency(request, report);
  checkLabelStock(request, account?.stockCodes ?? {}, report);
  checkPlausible(request, traits, report);
  const { missingCharacters, addressLines } = context.renderer;
  const isDrawnHere = traits?.drawsLabels ?? true;
  checkCharacters(request, { missingCharacters, isDrawnHere }, report);
  const stock = stockOf(request.labelSpecification, { stockCodes: account?.stockCodes ?? {} });
  if (isDrawnHere) checkAddressRoom(request, { stock, addressLines }, report);
  return findings;
}
