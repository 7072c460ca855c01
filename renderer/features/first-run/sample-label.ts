import type { Account } from '#shared/schema/accounts/account.ts';

/** A parcel from the account to its own door, which every account can draw a label for; null where it has nothing to draw. */
export function sampleLabel({ carrierId, services, shipFrom }: Account): Record<string, unknown> | null {
  const service = services.find(({ domestic }) => domestic);
  if (!service || !shipFrom) return null;
  return {
    carrierId,
    serviceType: service.serviceCode,
    recipient: { ...shipFrom, contact: { phoneNumber: '0', ...shipFrom.contact } },
    itemLines: [{ weight: { units: 'KG', value: 1 }, dimensions: { units: 'CM', length: 30, width: 20, height: 10 } }],
  };
}
