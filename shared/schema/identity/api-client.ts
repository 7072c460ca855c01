import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { RequiredText } from '../text.ts';

/**
 * What a caller may do: buy labels, read what was bought, print, administer. Each reaches the caller's own shipments and what belongs to
 * them; together with `read:all`, those of every client (contract, section 4).
 */
export const SCOPES = ['ship', 'read', 'read:all', 'print', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

export const ApiClient = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    accessKey: Type.String(),
    scopes: Type.Array(Literals(SCOPES)),
    createdAt: Type.String({ format: 'date-time' }),
    lastUsedAt: Nullable(Type.String({ format: 'date-time' })),
    revokedAt: Nullable(Type.String({ format: 'date-time' })),
    printerId: Nullable(Type.String({ description: 'Gets what this client buys where the call names no printer' })),
  },
  { title: 'ApiClient' },
);
export type ApiClient = Static<typeof ApiClient>;

export const ApiClientDraft = Type.Object(
  { name: RequiredText(), scopes: Type.Array(Literals(SCOPES), { minItems: 1, uniqueItems: true }) },
  { title: 'ApiClientDraft', additionalProperties: false },
);
export type ApiClientDraft = Static<typeof ApiClientDraft>;

/** A new client with its secret key, which is shown this once and never again. */
export const ApiClientCreated = Type.Object(
  { client: ApiClient, secretKey: Type.String() },
  { title: 'ApiClientCreated' },
);
export type ApiClientCreated = Static<typeof ApiClientCreated>;
export const ApiClientList = Type.Object({ clients: Type.Array(ApiClient) }, { title: 'ApiClientList' });

export const ClientPrinter = Type.Object(
  { printerId: Nullable(Type.String({ maxLength: 100 })) },
  { title: 'ClientPrinter', additionalProperties: false },
);
export type ClientPrinter = Static<typeof ClientPrinter>;
