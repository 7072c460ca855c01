import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';

/** RFC 6749, section 4.4. The client's keys come in the body or by HTTP Basic. */
export const TokenRequest = Type.Object(
  {
    grant_type: Type.Optional(Type.String({ examples: ['client_credentials'] })),
    client_id: Type.Optional(Type.String()),
    client_secret: Type.Optional(Type.String()),
    scope: Type.Optional(Type.String()),
  },
  { title: 'TokenRequest' },
);

export const TokenResponse = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'Seconds' }),
    scope: Type.String(),
  },
  { title: 'TokenResponse' },
);
export type TokenResponse = Static<typeof TokenResponse>;

const TOKEN_ERRORS = [
  'invalid_request',
  'invalid_client',
  'unsupported_grant_type',
  'invalid_scope',
  'temporarily_unavailable',
] as const;
/** RFC 6749, section 5.2. */
export const TokenError = Type.Object(
  { error: Literals(TOKEN_ERRORS), error_description: Type.String() },
  { title: 'TokenError' },
);
export type TokenError = Static<typeof TokenError>;
