import type { Scope } from '#shared/schema/identity/api-client.ts';
import type { TokenError } from '#shared/schema/identity/token.ts';
import { isScope, TOKEN_SECONDS } from '#electron/engine/identity/clients.ts';
import type { Engine } from '#electron/engine/index.ts';
import { OtherAnswer, type Handlers } from '../../mount.ts';
import { createFailedTries } from '../../limits/failed-tries.ts';

/** The client-credentials grant (RFC 6749, section 4.4; contract, section 2). */
export function tokenHandlers(engine: Engine): Pick<Handlers, 'issueToken'> {
  const failed = createFailedTries();
  return {
    async issueToken({ query, body }, context) {
      context.answerWith('Cache-Control', 'no-store');
      context.answerWith('Pragma', 'no-cache');
      if (Object.keys(query).length > 0) {
        throw refusal(400, 'invalid_request', 'Send all parameters in the body; the address takes none.');
      }
      const basic = basicCredentials(context.header('authorization'));
      const keys = basic ?? { accessKey: body.client_id, secretKey: body.client_secret };
      if (basic && body.client_secret !== undefined) {
        throw refusal(400, 'invalid_request', 'Send the keys by HTTP Basic or in the body, not both.');
      }
      if (body.grant_type === undefined) throw refusal(400, 'invalid_request', 'grant_type is missing.');
      if (body.grant_type !== 'client_credentials') {
        throw refusal(400, 'unsupported_grant_type', 'The only grant_type is client_credentials.');
      }
      if (!keys.accessKey || !keys.secretKey) {
        if (basic === undefined) throw refusal(400, 'invalid_request', 'Send AK as client_id and SK as client_secret.');
        throw unknownClient(context.answerWith);
      }
      const client = await engine.identity.findClient(keys.accessKey, keys.secretKey);
      if (!client) {
        await failed.count(keys.accessKey);
        throw unknownClient(context.answerWith);
      }
      const scopes = requestedScopes(body.scope, client.scopes);
      const access_token = await engine.identity.issueToken(client, scopes);
      return { access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope: scopes.join(' ') };
    },
  };
}

const refusal = (status: 400 | 401, error: TokenError['error'], error_description: string) =>
  new OtherAnswer(status, { error, error_description } satisfies TokenError);

function unknownClient(answerWith: (name: string, value: string) => void): OtherAnswer {
  answerWith('WWW-Authenticate', 'Basic realm="packbench"');
  return refusal(401, 'invalid_client', 'No API client has these keys.');
}

/** RFC 6749, section 2.3.1: both parts are form-encoded inside Basic. */
function basicCredentials(header: string | undefined): { accessKey: string; secretKey: string } | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header?.trim() ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [accessKey = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const decode = (text: string) => new URLSearchParams(`v=${text}`).get('v') ?? '';
  return { accessKey: decode(accessKey), secretKey: decode(rest.join(':')) };
}

/** RFC 6749, section 3.3: fewer scopes than the client has may be asked for, never more. */
function requestedScopes(scope: string | undefined, granted: readonly Scope[]): Scope[] {
  if (scope === undefined || scope.trim() === '') return [...granted];
  const wanted = scope.trim().split(/ +/);
  if (wanted.every((name): name is Scope => isScope(name) && granted.includes(name))) return wanted;
  throw refusal(400, 'invalid_scope', `The client has ${granted.join(' ')}.`);
}
