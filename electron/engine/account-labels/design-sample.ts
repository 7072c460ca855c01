import type { Account, TrackingSymbology } from '#shared/schema/accounts/account.ts';
import type { DesignSample } from '#shared/schema/accounts/labels/design-check.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { traitsOf } from '../accounts/index.ts';
import type { PreparedPackage } from '../rules/index.ts';
import type { RenderInput } from '../shipping/index.ts';
import type { AccountLabelsDeps } from './deps.ts';

/** A message of ordinary letters, cut to the length of its field. */
const WORDS =
  'Order 100234 for the second floor, loading bay C, please call before delivery and ask for Ms Whitfield. ';

const SENDER: Party = {
  address: {
    countryCode: 'US',
    stateOrProvinceCode: 'TN',
    city: 'Memphis',
    zipCode: '38118',
    streetLine1: '4100 Airways Boulevard',
  },
  contact: { personName: 'Dispatch', companyName: 'Northfield Supply Co', phoneNumber: '901 555 0142' },
};

/** Numbers of no carrier, as long as those of one. */
const NUMBERS: Readonly<Record<TrackingSymbology, string>> = {
  CODE128: 'TEST00000004711A',
  GS1_128: '000000000000000000',
  INTERLEAVED_2_OF_5: '00000000000000',
};

/** A shipment that was never bought, from the account's own address: an ordinary one, or one with all that a label of its carrier may have to hold. */
export function designSample(
  { adapters, carriers, ledger }: Pick<AccountLabelsDeps, 'adapters' | 'carriers' | 'ledger'>,
  account: Account,
  kind: DesignSample,
): RenderInput {
  const isFull = kind === 'FULLEST';
  const traits = traitsOf(adapters, account);
  const fields = carriers.find(({ key }) => key === account.carrier)?.references ?? [];
  const references = (isFull ? fields : fields.slice(0, 2)).map(({ key, label, maxLength }, i) => ({
    ...{ key, label },
    value: isFull
      ? WORDS.repeat(4)
          .slice(i, i + maxLength)
          .trim()
      : `PO-2026-${417 + i}`.slice(0, maxLength),
  }));
  const shipper = account.shipFrom ?? SENDER;
  const recipient = recipientNear(shipper, isFull);
  const services = account.services.toSorted((a, b) => a.name.length - b.name.length);
  const [service] = isFull ? services.slice(-1) : services;
  if (!service) throw new Error(`${account.carrierId} has no service`);
  const pack = packageWith(references, isFull);
  const { carrierId, carrier, carrierCode, friendlyName, adapter, routingSymbology } = account;
  return {
    acceptedAt: ledger.now(),
    traits,
    trackingNumbers: [NUMBERS[traits.symbology]],
    platformTrackingNumbers: ['PBA10000000001'],
    shipment: {
      request: {
        ...{ carrierId, serviceType: service.serviceCode, recipient },
        itemLines: [{ itemTransactionId: pack.itemTransactionId, weight: { units: 'KG', value: 2.5 } }],
        ...(isFull && { returnAddress: shipper, signatureOption: { signatureOptionType: 'ADULT' } }),
        ...(isFull && service.international && { customs: { customsItems: [0, 1].map(customsItem) } }),
      },
      account: {
        carrierId,
        carrier,
        carrierCode,
        friendlyName,
        adapter,
        ...(routingSymbology && { routingSymbology }),
      },
      ...{ service, shipper, imageType: 'PDF', stock: 'STOCK_4X6' },
      international: false,
      packages: [pack],
      ...(account.routingTable !== undefined && { sorting: { depot: 'D042', sortCode: 'KX-17', route: 'R8' } }),
    },
  };
}

function recipientNear({ address }: Party, isFull: boolean): Party {
  const { streetLine2: _, streetLine3: __, ...place } = address;
  return {
    address: {
      ...{ ...place, streetLine1: '27 Castle Terrace' },
      ...(isFull && {
        streetLine1: 'Building 7, Great Northern Industrial Estate',
        ...{ streetLine2: 'Unit 12, second floor', streetLine3: 'Loading bay C' },
      }),
    },
    contact: {
      personName: 'Eleanor Marsh',
      ...(isFull && { companyName: 'Alder & Finch Books International Ltd' }),
      phoneNumber: '+1 503 555 0177',
    },
  };
}

function packageWith(references: PreparedPackage['references'], isFull: boolean): PreparedPackage {
  const measures: PreparedPackage['entered'] = {
    weight: { units: 'KG', value: 2.5 },
    dimensions: { units: 'CM', length: 30, width: 20, height: 10 },
  };
  return {
    ...{ itemTransactionId: 'ORDER-100234-1', itemCode: 'SKU-1004', references },
    ...{ entered: measures, transmitted: measures, billed: { weight: measures.weight } },
    declaredInfo: isFull ? { amount: 1250, currency: 'USD' } : null,
  };
}

const customsItem = (i: number) => ({
  ...{
    countryOfOrigin: 'PT',
    description: 'Ceramic mug, hand painted',
    harmonizedTariffCode: '6912.00',
    quantity: i + 1,
  },
  value: { amount: 12.5, currency: 'USD' },
  weight: { units: 'KG' as const, value: 0.35 },
});
