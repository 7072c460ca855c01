import { Type, type Static } from 'typebox';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { ID_FORM, RequiredText } from '../text.ts';
import { MAX_QUANTITY } from './order-line.ts';
import { Order } from './order.ts';

/** What goes into the parcel: a code that was read, or units of a line that somebody confirms. */
export const OrderScan = Type.Object(
  {
    code: Type.Optional(
      RequiredText({
        maxLength: 200,
        description: 'What the scanner read: a barcode or the SKU of a line is one unit of it',
        examples: ['4006381333931'],
      }),
    ),
    line: Type.Optional(
      Type.Integer({ minimum: 1, description: 'In place of a code: the line, counted from 1, that somebody confirms' }),
    ),
    quantity: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_QUANTITY, description: 'With `line`: units of it; 1 unless given' }),
    ),
    scanId: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9._-]{1,64}$',
        'x-form': ID_FORM,
        description: 'Of this one scan: sent again because its answer was lost, it counts once',
      }),
    ),
  },
  { title: 'OrderScan', additionalProperties: false },
);
export type OrderScan = Static<typeof OrderScan>;

/**
 * COUNTED: one unit more. SLIP: the slip of this order, again. WRONG_ITEM, SURPLUS, UNKNOWN_CODE: stops until acknowledged.
 * OTHER_ORDER: the slip of another one. WAITING: nothing counts until what is there is acknowledged.
 */
const SCAN_OUTCOMES = ['COUNTED', 'SLIP', 'WRONG_ITEM', 'SURPLUS', 'UNKNOWN_CODE', 'OTHER_ORDER', 'WAITING'] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

export const OrderScanned = Type.Object(
  {
    outcome: Literals(SCAN_OUTCOMES, { description: 'What it was' }),
    line: Nullable(Type.Integer({ description: 'The line that it is of' })),
    trouble: DiagnosticOrNull('What is wrong, and what to do'),
    order: described(Order, 'The order as it is now'),
  },
  { title: 'OrderScanned' },
);
export type OrderScanned = Static<typeof OrderScanned>;

export const OrderAcknowledgement = Type.Object(
  {
    version: Type.Integer({
      minimum: 1,
      description: 'The `version` of the order that somebody saw: what came later is not acknowledged',
    }),
  },
  { title: 'OrderAcknowledgement', additionalProperties: false },
);
