import { Type } from 'typebox';
import { TokenError, TokenRequest, TokenResponse } from '../schema/identity/token.ts';
import { defineRoute } from './define-route.ts';

export const issueToken = defineRoute({
  method: 'POST',
  path: '/oauth/token',
  summary: 'Get an access token for AK and SK (RFC 6749, section 4.4)',
  description:
    'AK is `client_id` and SK is `client_secret`, by HTTP Basic or in the body. Errors are as in RFC 6749, section 5.2.',
  tag: 'Token',
  access: 'public',
  leavesQueryOpen: true,
  query: Type.Object({}),
  body: TokenRequest,
  bodyType: 'application/x-www-form-urlencoded',
  success: { status: 200, description: 'A token, valid for one hour', body: TokenResponse },
  others: {
    400: { description: 'invalid_request, unsupported_grant_type or invalid_scope', body: TokenError },
    401: { description: 'invalid_client', body: TokenError },
  },
  problems: ['RATE_LIMITED', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
});
