import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  PreparedPackage,
  PreparedShipment,
  ShippedOrder,
  Reference,
} from '#electron/engine/rules/prepared-shipment.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import type { ClientRecord } from '#electron/engine/identity/store.ts';
import type { NamedPacker } from '#electron/engine/identity/index.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { Acceptance, ShipmentRecord, StateChange } from '#electron/engine/shipping/shipment-record.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

export const HOUR = 3_600_000;
export const NOON = Date.UTC(2026, 4, 4, 12);

/** A clock that stands until it is turned. */
export class TestClock {
  at = NOON;
  now = () => this.at;
}

/** A folder that is gone after `remove`. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-ledger-'));
  return {
    folder,
    path: join(folder, 'ledger.sqlite'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const warehouse: Party = {
  address: {
    countryCode: 'US',
    stateOrProvinceCode: 'TN',
    city: 'Memphis',
    zipCode: '38118',
    streetLine1: '1 Depot Road',
  },
  contact: { companyName: 'Packbench Test Warehouse', phoneNumber: '+1 901 555 0100' },
};

export const recipient = (change: { contact?: Party['contact']; address?: Partial<Party['address']> } = {}): Party => ({
  address: {
    countryCode: 'US',
    stateOrProvinceCode: 'ME',
    city: 'Portland',
    zipCode: '04101',
    streetLine1: '42 Rose Street',
    ...change.address,
  },
  contact: change.contact ?? { personName: 'Ada Example', emailAddress: 'ada@example.com' },
});

interface Sample {
  recipient?: Party;
  /** Ids of the packages; one package unless given. */
  items?: string[];
  references?: Reference[];
  carrierId?: string;
  carrierCode?: string;
  order?: ShippedOrder;
  packer?: NamedPacker;
  rule?: string;
}

export function preparedShipment(sample: Sample = {}): PreparedShipment {
  const items = sample.items ?? ['item-1'];
  const carrierId = sample.carrierId ?? 'test-a';
  const service = {
    serviceCode: 'A_GROUND',
    name: 'Ground',
    domestic: true,
    international: false,
    isMultiPackageSupported: true,
  };
  return {
    request: {
      carrierId,
      serviceType: service.serviceCode,
      recipient: sample.recipient ?? recipient(),
      itemLines: items.map((itemTransactionId) => ({ itemTransactionId, weight: { units: 'LB', value: 2.5 } })),
    },
    account: {
      carrierId,
      carrier: 'CARRIER_A',
      carrierCode: sample.carrierCode ?? 'CARRIER_A',
      friendlyName: 'Carrier A',
      adapter: { type: 'test' },
    },
    service: { ...service, group: 'GROUND' },
    shipper: warehouse,
    imageType: 'PDF',
    stock: 'STOCK_4X6',
    international: false,
    ...(sample.order && { order: sample.order }),
    ...(sample.packer && { packer: sample.packer }),
    ...(sample.rule && { rule: sample.rule }),
    packages: items.map((itemTransactionId): PreparedPackage => {
      const measures = { weight: { units: 'LB' as const, value: 2.5 }, dimensions: null };
      return {
        itemTransactionId,
        itemCode: null,
        entered: measures,
        transmitted: measures,
        billed: { weight: { units: 'LB', value: 2 } },
        references: sample.references ?? [],
        declaredInfo: null,
      };
    }),
  };
}

let counter = 0;

export function acceptance(change: Partial<Acceptance> & { sample?: Sample } = {}): Acceptance {
  const { sample, ...rest } = change;
  counter += 1;
  return {
    clientId: 'client-1',
    transactionId: `order-${counter}`,
    prepared: preparedShipment(sample),
    warnings: [],
    requestId: `request-${counter}`,
    timeoutMs: 30_000,
    ...rest,
  };
}

/** Accepts and gives the shipment. @throws Error where the id is taken. */
export async function accept(ledger: Ledger, change: Parameters<typeof acceptance>[0] = {}): Promise<ShipmentRecord> {
  const outcome = await ledger.shipments.accept(acceptance(change));
  if (outcome.kind !== 'accepted')
    throw new Error(outcome.kind === 'taken' ? `taken by ${outcome.by.state}` : outcome.kind);
  return outcome.shipment;
}

export const change = (shipmentId: string, to: ShipmentState, more: Partial<StateChange> = {}): StateChange => ({
  shipmentId,
  to,
  actor: 'carrier',
  requestId: null,
  reason: null,
  ...more,
});

const WAYS: Record<ShipmentState, ShipmentState[]> = {
  RESERVED: [],
  SENDING: [],
  NOT_SENT: ['NOT_SENT'],
  REJECTED: ['REJECTED'],
  UNKNOWN: ['UNKNOWN'],
  PURCHASED: ['PURCHASED'],
  LABELLED: ['LABELLED'],
  VOIDED: ['LABELLED', 'VOIDED'],
  WRITTEN_OFF: ['UNKNOWN', 'WRITTEN_OFF'],
};

/** Brings an accepted shipment to a state by the changes that lead there. */
export async function bringTo(ledger: Ledger, shipmentId: string, state: ShipmentState): Promise<void> {
  for (const to of WAYS[state]) await ledger.shipments.advance(change(shipmentId, to));
}

export const label = (text = 'a label', packageNumber = 1): NewDocument => ({
  packageNumber,
  contentType: 'LABEL',
  imageType: 'pdf',
  bytes: Buffer.from(text),
});

export const apiClient = (id = 'client-1'): ClientRecord => ({
  id,
  name: `Desk of ${id}`,
  accessKey: `AK-${id}`,
  secretDigest: 'ab'.repeat(32),
  scopes: ['ship', 'read'],
  createdAt: new Date(NOON).toISOString(),
  lastUsedAt: null,
  revokedAt: null,
  printerId: null,
});

export const account = (carrierId = 'test-a'): Account => ({
  carrierId,
  carrier: 'CARRIER_A',
  carrierCode: 'CARRIER_A',
  nickname: carrierId,
  friendlyName: 'Carrier A',
  primary: true,
  requiresFundedAmount: false,
  balance: null,
  adapter: { type: 'test' },
  shipFrom: warehouse,
  strictDecimals: false,
  stockCodes: {},
  services: [preparedShipment().service],
  packages: [],
  options: [],
});
