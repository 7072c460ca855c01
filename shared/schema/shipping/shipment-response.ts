import { Type, type Static } from 'typebox';
import { TaxIdentifier } from './customs.ts';
import { CustomerReference } from './item-line.ts';
import { Literals } from '../literals.ts';
import { Money } from './money.ts';
import { Nullable } from '../nullable.ts';
import { Warning } from '../../diagnostics/problem.ts';

const NullableString = () => Nullable(Type.String());

/** CN22 and CN23 are the customs forms of postal items (Universal Postal Union), one for each package. */
export const DOCUMENT_CONTENT_TYPES = ['LABEL', 'COMMERCIAL_INVOICE', 'PACKING_SLIP', 'CN22', 'CN23'] as const;
export type DocumentContentType = (typeof DOCUMENT_CONTENT_TYPES)[number];

/** A document as base64 or as a link: both fields are there, one of them is null. */
export const PackageDocument = Type.Object(
  {
    fileBase64: Nullable(Type.String({ description: 'The bytes, base64' })),
    imageType: Type.String({ description: 'Lower case', examples: ['pdf'] }),
    fileUrl: Nullable(Type.String({ description: 'A signed link, valid for 24 hours' })),
    contentType: Literals(DOCUMENT_CONTENT_TYPES),
  },
  { title: 'PackageDocument' },
);
export type PackageDocument = Static<typeof PackageDocument>;

export const TransactionShipment = Type.Object(
  {
    itemTransactionId: Type.String(),
    platformTrackingNumber: Type.String({
      description: 'PB + station + sequence + check character',
      examples: ['PBA10000000017'],
    }),
    trackingNumber: Type.String(),
    masterTrackingNumber: NullableString(),
    declaredInfo: Nullable(Money),
    specialService: Type.Unknown(),
    customerReference: Nullable(CustomerReference),
    packageDocuments: Type.Array(PackageDocument),
  },
  { title: 'TransactionShipment' },
);
export type TransactionShipment = Static<typeof TransactionShipment>;

export const ShipmentData = Type.Object(
  {
    transactionId: Type.String(),
    carrierId: Type.String(),
    carrierCode: Type.String(),
    serviceType: Type.String(),
    paymentOption: Type.Object({
      paymentType: NullableString(),
      paymentTerms: NullableString(),
      payor: NullableString(),
    }),
    signatureOption: Type.Object({ signatureOptionType: NullableString() }),
    labelSpecification: Type.Object({ imageType: NullableString(), labelStockType: NullableString() }),
    taxIndentifiers: Nullable(Type.Array(TaxIdentifier)),
    transactionShipments: Type.Array(TransactionShipment),
  },
  { title: 'ShipmentData' },
);
export type ShipmentData = Static<typeof ShipmentData>;

/** What a created shipment is answered with (specification, "ShipmentResponse"), and `warnings` beside it. */
export const ShipmentResponse = Type.Object(
  { success: Type.Literal(true), data: ShipmentData, warnings: Type.Array(Warning) },
  { title: 'ShipmentResponse' },
);
export type ShipmentResponse = Static<typeof ShipmentResponse>;
