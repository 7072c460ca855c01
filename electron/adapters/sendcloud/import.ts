import type { ImportOutcome } from '#electron/engine/accounts/deps.ts';
import type { AccountService, ServiceLimits } from '#shared/schema/accounts/account.ts';
import { importFailed } from '../http/account/account-test.ts';
import { readJson } from '../http/read-json.ts';
import type { Exchange } from '../http/transport.ts';
import { PACKAGE_TYPES } from './map-request.ts';
import { readOptions, type ShippingOption } from './options.ts';
import type { Sendcloud } from './service.ts';
import { failureOf } from './test-account.ts';
import { lengthOf, massOf } from './units.ts';

type Imported = Extract<ImportOutcome, { kind: 'imported' }>['carriers'][number];

const MOST_CHARACTERS = 100;

/** The carriers that the keys open, each contract for itself, with the options that a shipment of ours can be bought with. */
export async function importCarriers(service: Sendcloud, signal: AbortSignal): Promise<ImportOutcome> {
  const said = await service.post('/shipping-options', {}, signal);
  const failure = failureOf(said, service.at);
  if (failure) return importFailed(failure);
  const options = (readOptions(bodyOf(said)) ?? []).filter(({ isElsewhere }) => !isElsewhere);
  const carriers = Map.groupBy(options, ({ carrier, contract }) => `${carrier.code} ${contract?.id ?? ''}`);
  return { kind: 'imported', carriers: [...carriers.values()].flatMap(toCarrier) };
}

const bodyOf = (said: Exchange) => (said.kind === 'answered' ? readJson(said.answer.body) : null);

function toCarrier(options: readonly ShippingOption[]): Imported[] {
  const [first] = options;
  if (!first) return [];
  const { carrier, contract } = first;
  const codes = [...new Set(options.map(({ code }) => code))];
  return [
    {
      adapter: { contractId: contract?.id },
      carrierCode: carrier.code.slice(0, MOST_CHARACTERS),
      name: carrier.name.slice(0, MOST_CHARACTERS),
      nickname: contract?.name ?? null,
      requiresFundedAmount: false,
      balance: null,
      services: codes.flatMap((code) => toService(options.filter((option) => option.code === code)) ?? []),
      packages: Object.entries(PACKAGE_TYPES).map(([packageCode, name]) => ({ packageCode, name })),
    },
  ];
}

/** One option; it may be listed for several areas. A code that is too long to be kept whole is left out, because it would be another. */
function toService(listed: readonly ShippingOption[]): AccountService | null {
  const [first] = listed;
  if (!first || first.code.length > MOST_CHARACTERS) return null;
  const limits = limitsOf(first);
  return {
    serviceCode: first.code,
    name: first.name.slice(0, MOST_CHARACTERS),
    domestic: listed.some(({ area }) => area !== 'international'),
    international: listed.some(({ area }) => area !== 'domestic'),
    isMultiPackageSupported: first.isMultiPackage,
    ...(Object.keys(limits).length > 0 && { limits }),
  };
}

/** As far as they can be said in our units; the longest side first, as packages have them. */
function limitsOf({ maxWeight, maxSides }: ShippingOption): ServiceLimits {
  const weight = massOf(maxWeight.value, maxWeight.unit);
  const sides = [maxSides.length, maxSides.width, maxSides.height].map((side) => lengthOf(side, maxSides.unit));
  const values = sides.flatMap((side) => side?.value ?? []).sort((one, other) => other - one);
  const [length, width, height] = values;
  const units = sides[0]?.unit;
  const isWhole = length !== undefined && width !== undefined && height !== undefined && units !== undefined;
  return {
    ...(weight && { weight: { value: weight.value, units: weight.unit } }),
    ...(isWhole && { sides: { length, width, height, units } }),
  };
}
