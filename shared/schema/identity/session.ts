import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { SCOPES } from './api-client.ts';

/** A way into the window, once: whoever opens the address within its life gets a session. */
export const Pairing = Type.Object(
  {
    code: Type.String({ description: '128 random bits, base64url' }),
    address: Type.String({
      description: 'Opens the window and hands it the code',
      examples: ['http://127.0.0.1:4820/#pair=…'],
    }),
    expiresAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Pairing' },
);
export type Pairing = Static<typeof Pairing>;

export const SessionRequest = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 100, description: 'What follows `#pair=` in the address' }) },
  { title: 'SessionRequest', additionalProperties: false },
);
export type SessionRequest = Static<typeof SessionRequest>;

/** An access token for the window, like those of /oauth/token but living longer. */
export const Session = Type.Object(
  {
    accessToken: Type.String(),
    expiresAt: Type.String({ format: 'date-time' }),
    expiresIn: Type.Integer({ description: 'Seconds' }),
    scopes: Type.Array(Literals(SCOPES)),
  },
  { title: 'Session' },
);
export type Session = Static<typeof Session>;
