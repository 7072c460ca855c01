import type { AccountCustoms } from '#shared/schema/accounts/account-customs.ts';
import { DEFAULT_ROUTING_SYMBOLOGY, type Account, type AccountService } from '#shared/schema/accounts/account.ts';
import type { AdapterInfo } from '#shared/schema/accounts/adapter.ts';
import type { CarrierRules } from '#shared/schema/accounts/rules.ts';
import { sentNumber, type TypedNumber } from '#renderer/format/decimal.ts';
import { draftToParty, emptyParty, partyToDraft, type PartyDraft } from '#renderer/components/party/party-draft.ts';
import {
  readOption,
  readPackaging,
  sentOption,
  sentPackaging,
  sentStocks,
  stocksOf,
  unshown,
  type OptionDraft,
  type PackagingDraft,
  type StockDraft,
} from './account-lists.ts';
import { configToDraft, draftToConfig, emptyConfig, type ConfigDraft } from './adapter-draft.ts';

/** A service as it is typed. */
export interface ServiceDraft {
  serviceCode: string;
  name: string;
  domestic: boolean;
  international: boolean;
  isMultiPackageSupported: boolean;
  group: string;
  serviceClass: string;
  weight: TypedNumber;
  weightUnit: string;
  length: TypedNumber;
  width: TypedNumber;
  height: TypedNumber;
  lengthUnit: string;
}

/** What is declared of the account's shipments; empty where it is left open. */
export type CustomsDraft = { [K in keyof Required<AccountCustoms>]: Required<AccountCustoms>[K] | '' };

/** An account as it is typed: the fields of every way of buying, of which those of `adapter` are sent. */
export interface AccountDraft {
  carrierId: string;
  carrier: string;
  carrierCode: string;
  nickname: string;
  friendlyName: string;
  primary: boolean;
  strictDecimals: boolean;
  adapter: string;
  configs: Record<string, ConfigDraft>;
  hasShipFrom: boolean;
  shipFrom: PartyDraft;
  customs: CustomsDraft;
  services: ServiceDraft[];
  routingSymbology: Required<Account>['routingSymbology'];
  stocks: StockDraft[];
  packages: PackagingDraft[];
  options: OptionDraft[];
}

export const emptyService = (): ServiceDraft => ({
  serviceCode: '',
  name: '',
  domestic: true,
  international: false,
  isMultiPackageSupported: false,
  group: '',
  serviceClass: '',
  weight: '',
  weightUnit: 'KG',
  length: '',
  width: '',
  height: '',
  lengthUnit: 'CM',
});

/** @param adapters the ways of buying; a new account begins with the first one */
export const emptyAccount = (adapters: readonly AdapterInfo[]): AccountDraft => ({
  carrierId: '',
  carrier: '',
  carrierCode: '',
  nickname: '',
  friendlyName: '',
  primary: false,
  strictDecimals: false,
  adapter: adapters[0]?.type ?? '',
  configs: Object.fromEntries(adapters.map((info) => [info.type, emptyConfig(info)])),
  hasShipFrom: true,
  shipFrom: emptyParty(),
  customs: { paymentTerms: '', EORI: '', VAT: '', IOSS: '', postalItems: '', language: '' },
  services: [emptyService()],
  routingSymbology: DEFAULT_ROUTING_SYMBOLOGY,
  ...{ stocks: [], packages: [], options: [] },
});

/**
 * The account as the form shows it.
 * @param local a number as it is written in the window's language
 */
export function accountToDraft(
  account: Account,
  adapters: readonly AdapterInfo[],
  local: (value: number) => string,
): AccountDraft {
  const { carrierId, carrier, carrierCode, nickname, friendlyName, primary, strictDecimals, adapter, shipFrom } =
    account;
  const empty = emptyAccount(adapters);
  const own = adapters.filter(({ type }) => type === adapter.type);
  const typed = (value: number | undefined) => (value === undefined ? '' : local(value));
  return {
    ...empty,
    ...{ carrierId, carrier, carrierCode, nickname, friendlyName, primary, strictDecimals },
    adapter: adapter.type,
    configs: {
      ...empty.configs,
      ...Object.fromEntries(own.map((info) => [info.type, configToDraft(info, adapter, local)])),
    },
    hasShipFrom: shipFrom !== null,
    shipFrom: shipFrom ? partyToDraft(shipFrom) : emptyParty(),
    customs: { ...empty.customs, ...account.customs },
    services: account.services.map((service) => serviceToDraft(service, typed)),
    routingSymbology: account.routingSymbology ?? DEFAULT_ROUTING_SYMBOLOGY,
    stocks: stocksOf(account.stockCodes),
    packages: account.packages.map((one) => readPackaging(one, local)).filter((one) => one !== null),
    options: account.options.map(readOption).filter((one) => one !== null),
  };
}

export function serviceToDraft(
  { limits, group, ...service }: AccountService,
  typed: (value: number | undefined) => string,
): ServiceDraft {
  const { weight, sides } = limits ?? {};
  return {
    ...emptyService(),
    ...service,
    group: group ?? '',
    weight: typed(weight?.value),
    weightUnit: weight?.units ?? 'KG',
    length: typed(sides?.length),
    width: typed(sides?.width),
    height: typed(sides?.height),
    lengthUnit: sides?.units ?? 'CM',
  };
}

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

/**
 * What goes to the station, which checks it.
 * @param adapter that of the account; null while it is not known
 * @param rules of the carrier; null while they are not known
 * @param base the account as it is; what the form does not show stays as it is there
 */
export function draftToAccount(
  draft: AccountDraft,
  { adapter, rules }: { adapter: AdapterInfo | null; rules: CarrierRules | null },
  base: Account | null,
): Account {
  const { carrierId, carrier, carrierCode, nickname, friendlyName, primary, strictDecimals, routingSymbology } = draft;
  const customs = given(Object.fromEntries(Object.entries(draft.customs).map(([key, text]) => [key, text.trim()])));
  const account = {
    requiresFundedAmount: base?.requiresFundedAmount ?? false,
    balance: base?.balance ?? null,
    ...(base?.triedLive !== undefined && { triedLive: base.triedLive }),
    stockCodes: sentStocks(draft.stocks),
    ...(routingSymbology !== DEFAULT_ROUTING_SYMBOLOGY && { routingSymbology }),
    packages: [
      ...draft.packages.map(sentPackaging),
      ...unshown(base?.packages ?? [], (one) => readPackaging(one, String)),
    ],
    options: [...draft.options.map(sentOption), ...unshown(base?.options ?? [], readOption)],
    ...{
      carrierId: carrierId.trim(),
      carrier: carrier || undefined,
      carrierCode: carrierCode.trim() || carrier,
      primary,
      strictDecimals,
    },
    nickname: nickname.trim() || friendlyName.trim(),
    friendlyName: friendlyName.trim(),
    adapter: adapter
      ? draftToConfig(adapter, draft.configs[adapter.type] ?? {}, base?.adapter ?? null)
      : (base?.adapter ?? { type: draft.adapter }),
    shipFrom: draft.hasShipFrom ? draftToParty(draft.shipFrom) : null,
    ...(Object.keys(customs).length > 0 && { customs }),
    services: draft.services.map((service) => serviceOf(service, rules)),
  };
  return account as Account;
}

/** Whether services of the carrier name the group on which their limits depend. */
export const hasGroups = (rules: CarrierRules | null): boolean =>
  rules?.sizes.some(({ group }) => group !== null) ?? false;

function serviceOf(draft: ServiceDraft, rules: CarrierRules | null): object {
  const { serviceCode, name, domestic, international, isMultiPackageSupported, group, weight } = draft;
  const sides = given({
    length: sentNumber(draft.length),
    width: sentNumber(draft.width),
    height: sentNumber(draft.height),
  });
  const limits = {
    ...(weight.trim() !== '' && { weight: { value: sentNumber(weight), units: draft.weightUnit } }),
    ...(Object.keys(sides).length > 0 && { sides: { ...sides, units: draft.lengthUnit } }),
  };
  return {
    ...{ serviceCode: serviceCode.trim(), name: name.trim(), domestic, international, isMultiPackageSupported },
    ...(hasGroups(rules) && group !== '' && { group }),
    ...(draft.serviceClass.trim() !== '' && { serviceClass: draft.serviceClass.trim() }),
    ...(rules?.limitsPerService && Object.keys(limits).length > 0 && { limits }),
  };
}
