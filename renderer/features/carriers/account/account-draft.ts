import { DEFAULT_ROUTING_SYMBOLOGY, type Account, type AccountService } from '#shared/schema/accounts/account.ts';
import type { CarrierRules } from '#shared/schema/accounts/rules.ts';
import { parseDecimal, type TypedNumber } from '#renderer/format/decimal.ts';
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
import { mappingLines, readMapping, wordsIn } from './gateway-lists.ts';

/** A service as it is typed. */
export interface ServiceDraft {
  serviceCode: string;
  name: string;
  domestic: boolean;
  international: boolean;
  isMultiPackageSupported: boolean;
  group: string;
  weight: TypedNumber;
  weightUnit: string;
  length: TypedNumber;
  width: TypedNumber;
  height: TypedNumber;
  lengthUnit: string;
}

/** An account as it is typed: the fields of every way of buying, of which those of `adapter` are sent. */
export interface AccountDraft {
  carrierId: string;
  carrier: string;
  carrierCode: string;
  nickname: string;
  friendlyName: string;
  primary: boolean;
  strictDecimals: boolean;
  adapter: Account['adapter']['type'];
  range: { prefix: string; first: string; last: string; checkDigit: string; symbology: string; warnBelow: TypedNumber };
  gateway: {
    baseUrl: string;
    upstream: string;
    accessKey: string;
    secretKey: string;
    token: string;
    upstreamCarrierId: string;
    timeoutSeconds: TypedNumber;
    certificateFingerprint: string;
    allowHttp: boolean;
    /** Lines `ours = theirs`. */
    serviceMapping: string;
    /** Separated by spaces. */
    labelHosts: string;
    refusalCodes: string;
  };
  hasShipFrom: boolean;
  shipFrom: PartyDraft;
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
  weight: '',
  weightUnit: 'KG',
  length: '',
  width: '',
  height: '',
  lengthUnit: 'CM',
});

export const emptyAccount = (): AccountDraft => ({
  carrierId: '',
  carrier: '',
  carrierCode: '',
  nickname: '',
  friendlyName: '',
  primary: false,
  strictDecimals: false,
  adapter: 'test',
  range: { prefix: '', first: '', last: '', checkDigit: 'NONE', symbology: 'CODE128', warnBelow: '' },
  gateway: {
    baseUrl: '',
    upstream: 'SERVICE',
    accessKey: '',
    secretKey: '',
    token: '',
    upstreamCarrierId: '',
    timeoutSeconds: '',
    certificateFingerprint: '',
    allowHttp: false,
    serviceMapping: '',
    labelHosts: '',
    refusalCodes: '',
  },
  hasShipFrom: true,
  shipFrom: emptyParty(),
  services: [emptyService()],
  routingSymbology: DEFAULT_ROUTING_SYMBOLOGY,
  ...{ stocks: [], packages: [], options: [] },
});

/** The account as the form shows it. @param local a number as it is written in the window's language */
export function accountToDraft(account: Account, local: (value: number) => string): AccountDraft {
  const { carrierId, carrier, carrierCode, nickname, friendlyName, primary, strictDecimals, adapter, shipFrom } =
    account;
  const empty = emptyAccount();
  const typed = (value: number | undefined) => (value === undefined ? '' : local(value));
  return {
    ...empty,
    ...{ carrierId, carrier, carrierCode, nickname, friendlyName, primary, strictDecimals },
    adapter: adapter.type,
    range: adapter.type === 'range' ? { ...empty.range, ...adapter, warnBelow: typed(adapter.warnBelow) } : empty.range,
    gateway:
      adapter.type === 'gateway'
        ? {
            ...empty.gateway,
            ...adapter,
            timeoutSeconds: typed(adapter.timeoutSeconds),
            allowHttp: adapter.allowHttp ?? false,
            serviceMapping: mappingLines(adapter.serviceMapping),
            labelHosts: (adapter.labelHosts ?? []).join(' '),
            refusalCodes: (adapter.refusalCodes ?? []).join(' '),
          }
        : empty.gateway,
    hasShipFrom: shipFrom !== null,
    shipFrom: shipFrom ? partyToDraft(shipFrom) : emptyParty(),
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

/** Numbers as numbers; what is none is sent as it was typed, and the station says what it thinks of it. */
function sent(typed: TypedNumber): number | string | undefined {
  const value = parseDecimal(typed);
  if (value === null) return undefined;
  return Number.isNaN(value) ? typed.trim() : value;
}
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

/**
 * What goes to the station, which checks it.
 * @param rules of the carrier; null while they are not known
 * @param base the account as it is; what the form does not show stays as it is there
 */
export function draftToAccount(draft: AccountDraft, rules: CarrierRules | null, base: Account | null): Account {
  const { carrierId, carrier, carrierCode, nickname, friendlyName, primary, strictDecimals, routingSymbology } = draft;
  const account = {
    requiresFundedAmount: base?.requiresFundedAmount ?? false,
    balance: base?.balance ?? null,
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
    adapter: adapterOf(draft),
    shipFrom: draft.hasShipFrom ? draftToParty(draft.shipFrom) : null,
    services: draft.services.map((service) => serviceOf(service, rules)),
  };
  return account as Account;
}

function adapterOf({ adapter, range, gateway }: AccountDraft): object {
  if (adapter === 'test') return { type: 'test' };
  if (adapter === 'range') {
    return { ...given({ ...range, type: 'range', warnBelow: sent(range.warnBelow) }), prefix: range.prefix.trim() };
  }
  const { allowHttp, timeoutSeconds, serviceMapping, labelHosts, refusalCodes, ...others } = gateway;
  const mapping = readMapping(serviceMapping);
  const [hosts, codes] = [wordsIn(labelHosts), wordsIn(refusalCodes)];
  return {
    ...given({ ...others, timeoutSeconds: sent(timeoutSeconds) }),
    ...(Object.keys(mapping).length > 0 && { serviceMapping: mapping }),
    ...(hosts.length > 0 && { labelHosts: hosts }),
    ...(codes.length > 0 && { refusalCodes: codes }),
    type: 'gateway',
    baseUrl: gateway.baseUrl.trim(),
    ...(allowHttp && { allowHttp: true }),
  };
}

/** Whether services of the carrier name the group on which their limits depend. */
export const hasGroups = (rules: CarrierRules | null): boolean =>
  rules?.sizes.some(({ group }) => group !== null) ?? false;

function serviceOf(draft: ServiceDraft, rules: CarrierRules | null): object {
  const { serviceCode, name, domestic, international, isMultiPackageSupported, group, weight } = draft;
  const sides = given({ length: sent(draft.length), width: sent(draft.width), height: sent(draft.height) });
  const limits = {
    ...(weight.trim() !== '' && { weight: { value: sent(weight), units: draft.weightUnit } }),
    ...(Object.keys(sides).length > 0 && { sides: { ...sides, units: draft.lengthUnit } }),
  };
  return {
    ...{ serviceCode: serviceCode.trim(), name: name.trim(), domestic, international, isMultiPackageSupported },
    ...(hasGroups(rules) && group !== '' && { group }),
    ...(rules?.limitsPerService && Object.keys(limits).length > 0 && { limits }),
  };
}
