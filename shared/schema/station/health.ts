import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { Diagnostic } from '../../diagnostics/diagnostic.ts';

export const Live = Type.Object(
  {
    status: Type.Literal('live'),
    proof: Type.Optional(
      Type.String({
        description:
          'HMAC-SHA256 over `<challenge> <baseUrl>` with the secret in station.json, base64url; where there was a challenge',
      }),
    ),
  },
  { title: 'Live' },
);

export const HealthCheck = Type.Object({
  name: Type.String(),
  status: Literals(['ok', 'warning', 'failed']),
  detail: Type.String({ description: 'In an English sentence' }),
  facts: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()]), {
      description: 'The numbers and instants of the sentence, for whoever says it in other words',
    }),
  ),
  trouble: Type.Optional(Diagnostic),
});
export type HealthCheck = Static<typeof HealthCheck>;

/** Whether the clock is believed. */
export const CLOCK_CHECK = 'clock';

/** The check that is there where the ledger was restored or copied and does not know everything; it fails while purchases wait for a person. */
export const GAP_CHECK = 'restore';

/** The check that is there, and fails, while desks of a shared ledger are awaited that may know what it lost. */
export const DESKS_CHECK = 'desks';

/** Whether the station can ship, and if not, why. */
export const Ready = Type.Object(
  { status: Literals(['ready', 'not_ready']), version: Type.String(), checks: Type.Array(HealthCheck) },
  { title: 'Ready' },
);
export type Ready = Static<typeof Ready>;
