import { Type, type Static } from 'typebox';
import { AnyCase } from '../any-case.ts';
import { Customs, MAX_TAX_IDENTIFIERS, TaxIdentifier } from './customs.ts';
import { ItemLine, MAX_ITEM_LINES } from './item-line.ts';
import { LabelSpecification } from './label-specification.ts';
import { Nullable } from '../nullable.ts';
import { Party } from './party.ts';
import { RequiredText, Text } from '../text.ts';

export const SIGNATURE_OPTIONS = ['SERVICE_DEFAULT', 'NO_SIGNATURE_REQUIRED', 'INDIRECT', 'DIRECT', 'ADULT'] as const;
export type SignatureType = (typeof SIGNATURE_OPTIONS)[number];

export const SignatureOption = Type.Object(
  {
    signatureOptionType: Type.Optional(
      Nullable(AnyCase(SIGNATURE_OPTIONS, { description: 'Who must sign; SERVICE_DEFAULT leaves it to the service' })),
    ),
  },
  { title: 'SignatureOption' },
);
export type SignatureOption = Static<typeof SignatureOption>;

export const PaymentOption = Type.Object(
  {
    paymentType: Type.Optional(Nullable(Text())),
    paymentTerms: Type.Optional(Nullable(Text())),
    payor: Type.Optional(Nullable(Text())),
  },
  { title: 'PaymentOption' },
);
export type PaymentOption = Static<typeof PaymentOption>;

/** The body of the create-shipment call (specification, "ShipmentRequest"; contract, section 3). */
export const ShipmentRequest = Type.Object(
  {
    transactionId: Type.Optional(
      Type.String({ maxLength: 128, description: 'Must equal the header of the same name' }),
    ),
    carrierId: RequiredText({ description: 'A carrier account, as the carrier list gives it', examples: ['test-a'] }),
    serviceType: RequiredText({ description: "A serviceCode of the account's services", examples: ['A_GROUND'] }),
    shipper: Type.Optional(Party),
    recipient: Party,
    returnAddress: Type.Optional(Party),
    itemLines: Type.Array(ItemLine, { minItems: 1, maxItems: MAX_ITEM_LINES }),
    labelSpecification: Type.Optional(LabelSpecification),
    signatureOption: Type.Optional(Nullable(SignatureOption)),
    paymentOption: Type.Optional(Nullable(PaymentOption)),
    customs: Type.Optional(Nullable(Customs)),
    taxIndentifiers: Type.Optional(Nullable(Type.Array(TaxIdentifier, { maxItems: MAX_TAX_IDENTIFIERS }))),
    duplicateReason: Type.Optional(
      Nullable(
        Text({
          maxLength: 500,
          description:
            'Why the same is shipped again, where it was shipped before; kept with the shipment, and sent to nobody',
        }),
      ),
    ),
    additionInfo: Type.Optional(Type.Unknown()),
    warehouseId: Type.Optional(Type.Unknown()),
  },
  { title: 'ShipmentRequest' },
);
export type ShipmentRequest = Static<typeof ShipmentRequest>;

/** Who must sign; any case in, for the request keeps it as it was sent. SERVICE_DEFAULT where it does not say. */
export function signatureOf({ signatureOption }: Pick<ShipmentRequest, 'signatureOption'>): SignatureType {
  const sent = signatureOption?.signatureOptionType?.toUpperCase();
  return SIGNATURE_OPTIONS.find((option) => option === sent) ?? 'SERVICE_DEFAULT';
}
