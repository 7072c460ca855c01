import { Type, type Static } from 'typebox';
import { Dimensions, Weight } from './measure.ts';
import { Money } from './money.ts';
import { Nullable } from '../nullable.ts';
import { Text } from '../text.ts';

/** As long as a body may be: rules decide, as REFERENCE_TOO_LONG and ITEM_TRANSACTION_ID_TOO_LONG. */
const ANY_LENGTH = { maxLength: 256 * 1024 };

/** Label messages: ref1 to ref5; which keys a carrier prints, and how long each may be, is a rule (specification, "Customer reference"). */
export const CustomerReference = Type.Unsafe<Record<string, string | null>>({
  title: 'CustomerReference',
  type: 'object',
  description: 'Keys ref1 to ref5 (carrier B also reference1 and reference2); null and empty values are nothing',
  additionalProperties: Nullable(Text(ANY_LENGTH)),
  examples: [{ ref1: 'PO-1' }],
});
export type CustomerReference = Static<typeof CustomerReference>;

/** One package. */
export const ItemLine = Type.Object(
  {
    itemTransactionId: Type.Optional(
      Text({ ...ANY_LENGTH, description: "The client's id of the package; `<transactionId>-<n>` where missing" }),
    ),
    itemCode: Type.Optional(Text()),
    weight: Weight,
    dimensions: Type.Optional(Nullable(Dimensions)),
    customerReference: Type.Optional(CustomerReference),
    declaredInfo: Type.Optional(Money),
    itemSpecialService: Type.Optional(
      Type.Object({ declaredInfo: Type.Optional(Money) }, { title: 'ItemSpecialService' }),
    ),
    specialService: Type.Optional(Type.Unknown()),
    packageCode: Type.Optional(Type.Unknown()),
  },
  { title: 'ItemLine' },
);
export type ItemLine = Static<typeof ItemLine>;

export const MAX_ITEM_LINES = 200;
