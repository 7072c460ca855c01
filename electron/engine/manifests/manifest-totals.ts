import type { Big } from 'big.js';
import type { ManifestTotals } from '#shared/schema/shipping/manifest.ts';
import { WEIGHT_UNITS, type WeightUnit } from '#shared/schema/shipping/measure.ts';
import { decimal, type PreparedShipment } from '../rules/index.ts';

/** The sum of transmitted weights in each unit that occurs, exact. */
export function weightsOf(shipments: readonly PreparedShipment[]): ManifestTotals['weights'] {
  const sums = new Map<WeightUnit, Big>();
  for (const { packages } of shipments) {
    for (const { transmitted } of packages) {
      if (!transmitted.weight) continue;
      const { units, value } = transmitted.weight;
      sums.set(units, (sums.get(units) ?? decimal(0)).plus(decimal(value)));
    }
  }
  return WEIGHT_UNITS.flatMap((units) => {
    const sum = sums.get(units);
    return sum ? [{ units, value: sum.toNumber() }] : [];
  });
}

/** What the shipments come to; services in the order of their codes. */
export function manifestTotals(shipments: readonly PreparedShipment[]): ManifestTotals {
  const services = new Map<string, ManifestTotals['services'][number]>();
  for (const { service, packages } of shipments) {
    const { serviceCode, name } = service;
    const known = services.get(serviceCode) ?? { serviceCode, name, shipments: 0, packages: 0 };
    services.set(serviceCode, {
      ...known,
      shipments: known.shipments + 1,
      packages: known.packages + packages.length,
    });
  }
  return {
    shipments: shipments.length,
    packages: shipments.reduce((sum, { packages }) => sum + packages.length, 0),
    weights: weightsOf(shipments),
    services: [...services.values()].toSorted((a, b) => (a.serviceCode < b.serviceCode ? -1 : 1)),
  };
}
