import { Pairing, Session, SessionRequest } from '../schema/identity/session.ts';
import { defineRoute } from './define-route.ts';

export const createPairing = defineRoute({
  method: 'POST',
  path: '/station/v1/pairings',
  summary: 'Make an address that opens the window in a browser, once, within ten minutes',
  tag: 'Window',
  access: ['admin'],
  action: 'changeClients',
  success: { status: 201, description: 'The address', body: Pairing },
  problems: [],
});

export const openSession = defineRoute({
  method: 'POST',
  path: '/station/v1/session',
  summary: 'Exchange a pairing code for a session of the window',
  description:
    'The code is spent by this call. The session belongs to the API client "Window", which is made on demand, stands in the list of clients and can be revoked there.',
  tag: 'Window',
  access: 'public',
  body: SessionRequest,
  success: { status: 200, description: 'A session, valid for twelve hours', body: Session },
  problems: ['PAIRING_INVALID', 'RATE_LIMITED', 'STORAGE_FULL'],
});

export const renewSession = defineRoute({
  method: 'POST',
  path: '/station/v1/session/renew',
  summary: 'Get a fresh token for a running session of the window',
  description: 'For tokens of the window only; other clients get theirs at /oauth/token.',
  tag: 'Window',
  access: 'token',
  action: 'signOn',
  success: { status: 200, description: 'A session, valid for twelve hours', body: Session },
  problems: ['SCOPE_MISSING', 'STORAGE_FULL'],
});
