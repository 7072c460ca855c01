import type { AccountCustoms } from '#shared/schema/accounts/account-customs.ts';
import type { Account, AccountService } from '#shared/schema/accounts/account.ts';
import {
  DEFAULT_IMAGE_TYPE,
  DEFAULT_LABEL_STOCK,
  IMAGE_TYPE_ALIASES,
  IMAGE_TYPES,
  LABEL_STOCKS,
  type ImageType,
  type LabelSpecification,
  type LabelStock,
} from '#shared/schema/shipping/label-specification.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import type { CarrierDefinition } from '../../accounts/index.ts';
import type { PreparedPackage, PreparedShipment } from '../prepared-shipment.ts';
import type { WellFormed } from './well-formed.ts';
import type { PackageFindings } from '../packages/check-package.ts';
import { countryOf } from '../parties.ts';
import { canonicalReferences } from '../references.ts';

/** A request that broke no rule; without errors every part that the schema requires is there. */
export interface ValidRequest {
  request: WellFormed<ShipmentRequest>;
  account: Account;
  carrier: CarrierDefinition | null;
  service: AccountService;
  shipper: WellFormed<Party>;
  findings: readonly PackageFindings[];
  fromAccount: PreparedShipment['fromAccount'] | null;
  sorting: PreparedShipment['sorting'] | null;
}

/** All that adapters and labels need, with the ids, defaults and stocks settled. */
export function prepareShipment({
  request,
  account,
  carrier,
  service,
  shipper,
  findings,
  fromAccount,
  sorting,
}: ValidRequest): PreparedShipment {
  const sound = request as ShipmentRequest;
  const packages = findings.map((found, index) => preparePackage(found, sound.itemLines[index]?.itemCode));
  const {
    carrierId,
    carrier: key,
    carrierCode,
    friendlyName,
    adapter,
    routingSymbology,
    labelDesign,
    customs,
  } = account;
  return {
    request: {
      ...sound,
      itemLines: sound.itemLines.map((line, index) => ({
        ...line,
        itemTransactionId: packages[index]?.itemTransactionId ?? '',
        ...(line.customerReference && {
          customerReference: canonicalReferences(line.customerReference, carrier?.references ?? []),
        }),
      })),
    },
    account: {
      carrierId,
      carrier: key,
      carrierCode,
      friendlyName,
      adapter,
      ...(routingSymbology && { routingSymbology }),
      ...((customs?.language || customs?.postalItems) && { papers: papersOf(customs) }),
      ...(labelDesign !== undefined && { labelDesign }),
    },
    service,
    shipper: shipper as Party,
    imageType: imageTypeOf(sound.labelSpecification),
    stock: stockOf(sound.labelSpecification, account),
    international: countryOf(shipper) !== countryOf(sound.recipient),
    packages,
    ...(fromAccount && { fromAccount }),
    ...(sorting && { sorting }),
  };
}

const papersOf = ({ language, postalItems }: AccountCustoms): PreparedShipment['account']['papers'] => ({
  ...(language && { language }),
  ...(postalItems && { postalItems }),
});

const preparePackage = (found: PackageFindings, itemCode: string | undefined): PreparedPackage => ({
  itemTransactionId: found.itemTransactionId ?? '',
  itemCode: itemCode ?? null,
  entered: found.entered,
  transmitted: found.transmitted,
  billed: found.billed,
  references: found.references,
  declaredInfo: found.declaredInfo as Money | null,
});

/** The format to draw; any case in, aliases resolved, PDF where none is named. */
export function imageTypeOf(specification: LabelSpecification | undefined): ImageType {
  const sent = specification?.imageType?.toUpperCase() ?? DEFAULT_IMAGE_TYPE;
  return IMAGE_TYPE_ALIASES[sent] ?? IMAGE_TYPES.find((type) => type === sent) ?? DEFAULT_IMAGE_TYPE;
}

/** The stock to draw on: a digit is the carrier's own code, mapped in the account; NONE and what is not mapped mean the default. */
export function stockOf(
  specification: LabelSpecification | undefined,
  account: Pick<Account, 'stockCodes'>,
): LabelStock {
  const sent = specification?.labelStockType?.toUpperCase() ?? 'NONE';
  return account.stockCodes[sent] ?? LABEL_STOCKS.find((stock) => stock === sent) ?? DEFAULT_LABEL_STOCK;
}
