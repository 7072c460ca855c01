import { Type, type Static } from 'typebox';
import { Diagnostic, DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { SaidBox } from './parcel-box.ts';

/** SCANNED: its barcode was read. CONFIRMED: somebody said so on the screen. */
const VERIFICATIONS = ['SCANNED', 'CONFIRMED'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** Units of a line that somebody has seen go into the parcel. */
export const Verified = Type.Object(
  {
    line: Type.Integer({ minimum: 1, description: 'The line of the order, counted from 1' }),
    quantity: Type.Integer({ minimum: 1, description: 'Units of it' }),
    how: Literals(VERIFICATIONS, { description: 'Whether its barcode was read, or somebody said so on the screen' }),
    at: Type.String({ format: 'date-time', description: 'When the last of them was' }),
  },
  { title: 'Verified' },
);
export type Verified = Static<typeof Verified>;

/** How far the desk is that packs an order. It goes on there after a restart. */
export const packingState = {
  verified: Type.Array(Verified, { description: 'What is in the parcel that is packed now' }),
  box: Type.Optional(described(SaidBox, 'What the packer says of its box; not there where nobody said anything')),
  stop: DiagnosticOrNull(
    'What was scanned and does not belong into the parcel; nothing counts until it is acknowledged',
  ),
  changes: Type.Array(Diagnostic, {
    description: 'What its source changed while it was packed; nothing counts until that is acknowledged',
  }),
};
