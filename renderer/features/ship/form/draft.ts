import type { ContentsType } from '#shared/schema/shipping/customs.ts';
import type { ShipperNumber } from '#shared/shipment/customs-needs.ts';
import type { LengthUnit, Weight, WeightUnit } from '#shared/schema/shipping/measure.ts';
import { emptyParty, type PartyDraft } from '#renderer/components/party/party-draft.ts';
import type { TypedNumber } from '#renderer/format/decimal.ts';

/** A row of the packages table: one package, or several alike. */
export interface PackageLine {
  weight: TypedNumber;
  length: TypedNumber;
  width: TypedNumber;
  height: TypedNumber;
  copies: TypedNumber;
  declared: TypedNumber;
  currency: string;
  itemCode: string;
  packageId: string;
  references: Record<string, string>;
  /** What the empty box weighs that was chosen; added to the weight that was typed. */
  tare?: Weight;
  /** What the scale said, in the unit of the form: where that stands as the weight, the box is in it. */
  weighed?: number;
  /** The usual box that was filled in, so that it is not once more where somebody takes it out. */
  offeredBox?: string;
}

export interface CustomsLine {
  /** Not there in a form that an older window began. */
  sku?: string;
  description: string;
  quantity: TypedNumber;
  amount: TypedNumber;
  currency: string;
  weight: TypedNumber;
  countryOfOrigin: string;
  harmonizedTariffCode: string;
  /** The origin that the form put there: a product may know better. */
  assumedOrigin?: string;
}

/** What the border asks for beside the goods themselves. */
export interface CustomsFacts {
  contents: ContentsType | '';
  /** What OTHER stands for, and the number of the invoice; not there in a form that an older window began. */
  explanation?: string;
  invoiceNumber?: string;
  terms: string;
  numbers: Record<ShipperNumber, string>;
}

/**
 * How far the purchase of this form has come. `buying` is written down before the request leaves, so that a window that dies in the
 * middle asks for the outcome instead of buying again.
 */
export type Phase = 'editing' | 'buying' | 'settled';

/** All that is typed on the Ship screen; survives a reload. Units belong to the numbers: another window's switch changes nothing here. */
export interface ShipDraft {
  transactionId: string;
  phase: Phase;
  /** Account and service are the rules'; those that stand here are what was chosen before. */
  byRules: boolean;
  carrierId: string;
  serviceType: string;
  recipient: PartyDraft;
  /** Lines of the address that was pasted for which no field was found; not there in a form that an older window began. */
  unplaced?: string[];
  lines: PackageLine[];
  weightUnit: WeightUnit;
  lengthUnit: LengthUnit;
  signature: string;
  imageType: string;
  labelStock: string;
  customs: CustomsLine[];
  customsFacts: CustomsFacts;
  /** The paths of what the border asks for and is shipped without, because the person said so. */
  customsWithout: string[];
}

export const emptyLine = (): PackageLine => ({
  weight: '',
  length: '',
  width: '',
  height: '',
  copies: '1',
  declared: '',
  currency: '',
  itemCode: '',
  packageId: '',
  references: {},
});

const emptyCustomsFacts = (): CustomsFacts => ({
  contents: 'MERCHANDISE',
  terms: '',
  numbers: { EORI: '', VAT: '', IOSS: '' },
});

export const emptyCustomsLine = (): CustomsLine => ({
  sku: '',
  description: '',
  quantity: '1',
  amount: '',
  currency: '',
  weight: '',
  countryOfOrigin: '',
  harmonizedTariffCode: '',
});

/** What a packer chooses once and keeps for the next shipment. */
type Kept = Pick<
  ShipDraft,
  'byRules' | 'carrierId' | 'serviceType' | 'weightUnit' | 'lengthUnit' | 'signature' | 'imageType' | 'labelStock'
> & { customsFacts?: CustomsFacts };

/**
 * A new form under an identity of its own: whatever happens, it buys once. 32 characters: the ids of its packages are made from it, and
 * the shortest that any carrier takes is 40.
 */
export const newDraft = ({ customsFacts = emptyCustomsFacts(), ...kept }: Kept): ShipDraft => ({
  ...kept,
  transactionId: crypto.randomUUID().replaceAll('-', ''),
  phase: 'editing',
  recipient: emptyParty(),
  lines: [emptyLine()],
  customs: [],
  customsFacts,
  customsWithout: [],
});

/** The form after this one: the same choices, another shipment. Terms and numbers that stay the same are the account's. */
export function nextDraft(draft: ShipDraft): ShipDraft {
  const { byRules, carrierId, serviceType, weightUnit, lengthUnit, signature, imageType, labelStock } = draft;
  return newDraft({
    ...{ byRules, carrierId, serviceType, weightUnit, lengthUnit, signature, imageType, labelStock },
    customsFacts: { ...emptyCustomsFacts(), contents: draft.customsFacts.contents },
  });
}

/** True where nothing would be lost by clearing it. */
export const isBlank = ({ recipient, lines, customs }: ShipDraft) =>
  JSON.stringify([recipient, lines, customs]) === JSON.stringify([emptyParty(), [emptyLine()], []]);
