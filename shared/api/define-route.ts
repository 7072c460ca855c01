import type { Static, TSchema } from 'typebox';
import type { Scope } from '../schema/identity/api-client.ts';
import { LEAST_ROLE, type Action } from '../schema/identity/roles.ts';
import type { ProblemCode } from '../diagnostics/problem-codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface RouteSpec {
  method: Method;
  /** With `:name` for parameters. */
  path: string;
  /** Other paths that reach the same handler; they are not documented twice. */
  aliases?: readonly string[];
  summary: string;
  description?: string;
  tag:
    | 'Specification'
    | 'Token'
    | 'Shipments'
    | 'Accounts'
    | 'Orders'
    | 'Batches'
    | 'Addresses'
    | 'Products'
    | 'Presets'
    | 'Administration'
    | 'Attention'
    | 'Manifests'
    | 'Invoices'
    | 'Webhooks'
    | 'Window'
    | 'Printing'
    | 'Scale'
    | 'Files'
    | 'Health';
  /** `public`: no token. `token`: any valid one. Else a token with at least one of these scopes. */
  access: 'public' | 'token' | readonly Scope[];
  /** What a window does by it, which a role must allow (contract, section 13). A route that only reads has none: everybody reads. */
  action?: Action;
  /** What it may come to beside, by what the call says or finds. */
  overrides?: readonly Action[];
  params?: TSchema;
  query?: TSchema;
  /** True where query parameters that `query` does not know are no fault, or are the handler's to judge. */
  leavesQueryOpen?: true;
  headers?: TSchema;
  body?: TSchema;
  /** The largest body, in bytes; 256 KiB unless given. */
  maxBodyBytes?: number;
  bodyType?: 'application/json' | 'application/x-www-form-urlencoded';
  /**
   * True for a call about a purchase that was made, or not made, before: where the call itself fails, its problem says `unknown` of that
   * purchase, and never that it was not made.
   */
  aboutPurchase?: true;
  /** True for a call that buys under the header `transactionId`: where it cannot be read, its problem says what an earlier one with that id came to. */
  buys?: true;
  /** True where the engine validates the body itself, to report rules and schema together. */
  engineValidatesBody?: true;
  /** `body` is null where the answer is not JSON. */
  success: {
    status: 200 | 201 | 204;
    description: string;
    body: TSchema | null;
    /** Of an answer that is not JSON, where it is always the same. */
    mediaType?: string;
    /** Of an answer that is not JSON, what readers of the documentation see. */
    schema?: TSchema;
    /** True where the answer is a file with a name. */
    isFile?: true;
  };
  /** Answers with a body of their own beside success and problems. */
  others?: Readonly<Record<number, { description: string; body: TSchema }>>;
  /** Problems beside those that every route, every route with a token and every route with a body has. */
  problems: readonly ProblemCode[];
}

/** One endpoint: what goes in, what comes out, what may go wrong. Drives the server, OpenAPI, clients and tests. */
export interface Route extends RouteSpec {
  /** Every problem the route may answer. */
  problems: readonly ProblemCode[];
}

const ALWAYS: ProblemCode[] = [
  'HOST_NOT_ALLOWED',
  'ORIGIN_NOT_ALLOWED',
  'LEDGER_UNUSABLE',
  'LEDGER_UNAVAILABLE',
  'INTERNAL_ERROR',
];
const WITH_TOKEN: ProblemCode[] = ['TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED'];
const WITH_UNASKED_BODY: ProblemCode[] = ['MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'];
const WITH_BODY: ProblemCode[] = [...WITH_UNASKED_BODY, 'VALIDATION_FAILED'];

export function defineRoute<const S extends RouteSpec>(spec: S): Omit<S, 'problems'> & Route {
  const problems = new Set<ProblemCode>([...ALWAYS, ...spec.problems]);
  if (spec.access !== 'public') for (const code of WITH_TOKEN) problems.add(code);
  if (Array.isArray(spec.access)) problems.add('SCOPE_MISSING');
  const actions = [...(spec.action ? [spec.action] : []), ...(spec.overrides ?? [])];
  if (actions.some((action) => LEAST_ROLE[action] !== 'packer')) problems.add('ROLE_MISSING');
  // A body that nobody asked for is read all the same, and may be broken.
  if (spec.method !== 'GET' && spec.body === undefined) for (const code of WITH_UNASKED_BODY) problems.add(code);
  if (spec.body !== undefined && spec.bodyType === undefined) for (const code of WITH_BODY) problems.add(code);
  if (
    !spec.leavesQueryOpen ||
    Object.keys((spec.query as { properties?: object } | undefined)?.properties ?? {}).length > 0
  )
    problems.add('FIELD_INVALID');
  return { ...spec, problems: [...problems] };
}

type Of<S, K extends string> = K extends keyof S ? (S[K] extends TSchema ? Static<S[K]> : undefined) : undefined;

/** What a handler of the route is given. */
export interface RouteInput<S> {
  params: Of<S, 'params'>;
  query: Of<S, 'query'>;
  body: S extends { engineValidatesBody: true } ? unknown : Of<S, 'body'>;
}

/** What a handler of the route returns; bytes, and text or bytes as they come, are for routes whose answer is not JSON. */
export type RouteOutput<S> = S extends { success: { body: infer B } }
  ? B extends TSchema
    ? Static<B>
    : Uint8Array | AsyncIterable<string | Uint8Array> | null
  : never;
