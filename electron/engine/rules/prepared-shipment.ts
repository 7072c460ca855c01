import type { NamedPacker } from '../identity/index.ts';
import type { AccountCustoms } from '#shared/schema/accounts/account-customs.ts';
import type { Account, AccountService } from '#shared/schema/accounts/account.ts';
import type { Measures, CheckedPackage } from '#shared/schema/shipping/check.ts';
import type { Sorting } from '#shared/schema/accounts/labels/routing-table.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import type { ImageType, LabelStock } from '#shared/schema/shipping/label-specification.ts';
import type { LineQuantity } from '#shared/schema/orders/order.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';

/** A label message as it is printed: the carrier's own name of the field, and the text (specification, "Customer reference"). */
export interface Reference {
  key: string;
  label: string;
  value: string;
}

/** One package after the rules have run. */
export interface PreparedPackage {
  itemTransactionId: string;
  itemCode: string | null;
  entered: Measures;
  /** What goes to the carrier: rounded its way, sides in its order, in the unit that was sent. */
  transmitted: Measures;
  billed: CheckedPackage['billed'];
  references: Reference[];
  declaredInfo: Money | null;
}

/** What of an order a shipment takes along (contract, section 13). */
export interface ShippedOrder {
  source: string;
  orderNumber: string;
  /** Each with the number or the name of its article; `description` is the name where `article` is the number. */
  lines: (LineQuantity & { article: string; description?: string })[];
  /** Why it goes out once more though its units are in another parcel; '' where that is not kept any more. */
  duplicateReason?: string;
  /** What rules may ask for. */
  tags?: string[];
  shippingMethod?: string;
}

/**
 * A shipment that broke no rule: all that adapters and labels need, with no account to look up again. Plain JSON; the ledger
 * keeps it, so that a label can be drawn again after the account has changed.
 */
export interface PreparedShipment {
  /** The request as the station took it: aliases resolved, values in upper case, unknown fields left out, item ids assigned. */
  request: ShipmentRequest;
  account: Pick<
    Account,
    'carrierId' | 'carrier' | 'carrierCode' | 'friendlyName' | 'adapter' | 'routingSymbology' | 'labelDesign'
  > & {
    /** Whom the service took the account for when it was sent; absent where it knows no such thing, and for shipments of earlier versions. */
    identity?: string;
    /** How its papers are wanted, where the account says so. */
    papers?: Pick<AccountCustoms, 'language' | 'postalItems'>;
  };
  service: AccountService;
  shipper: Party;
  imageType: ImageType;
  stock: LabelStock;
  international: boolean;
  packages: PreparedPackage[];
  /** What the account's routing table said of where it goes; absent where it has none, or nothing in it. */
  sorting?: Sorting;
  /** What of the declaration the account said, for the request did not; absent where nothing. */
  fromAccount?: {
    paymentTerms: boolean;
    /** So many at the end of the list. */
    taxIdentifiers: number;
  };
  /** The order that it is for, so that whoever knows the shipment knows what is in it; absent where there is none. */
  order?: ShippedOrder;
  /** Who bought it, by the name of that time; absent where nobody was signed on, and for clients with keys. */
  packer?: NamedPacker;
  /** The printer that its labels were to come out of with the purchase; absent where none was named, and for shipments of earlier versions. */
  printerId?: string;
  /** The name of the rule that chose account and service; absent where a person or a program did. */
  rule?: string;
}

/** The request as it was sent: without what the account added to its declaration. */
export function asSent({ request, fromAccount }: Pick<PreparedShipment, 'request' | 'fromAccount'>): ShipmentRequest {
  if (!fromAccount) return request;
  const { paymentOption, taxIndentifiers, ...rest } = request;
  const { paymentTerms: _, ...option } = paymentOption ?? {};
  const own = fromAccount.paymentTerms ? option : paymentOption;
  const identifiers = taxIndentifiers?.slice(0, taxIndentifiers.length - fromAccount.taxIdentifiers) ?? [];
  return {
    ...rest,
    ...(own && Object.keys(own).length > 0 && { paymentOption: own }),
    ...(identifiers.length > 0 && { taxIndentifiers: identifiers }),
  };
}

/** Whether its addresses are gone, for a person was erased or its retention time is over: no request is without a street. */
export const isErased = ({ request: { recipient } }: Pick<PreparedShipment, 'request'>): boolean =>
  recipient.address.streetLine1 === '';
