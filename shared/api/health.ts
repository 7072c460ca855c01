import { Type } from 'typebox';
import { Live, Ready } from '../schema/station/health.ts';
import { defineRoute } from './define-route.ts';

export const healthLive = defineRoute({
  method: 'GET',
  path: '/health/live',
  summary: 'Whether the station runs',
  description:
    'With a `challenge`, also whether it is the one that wrote `station.json` into the data folder: a program of the same account checks the proof before it sends its keys to whatever listens there.',
  tag: 'Health',
  access: 'public',
  query: Type.Object({
    challenge: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{22,128}$',
        'x-form': '22 to 128 characters of base64url',
        description: '128 random bits or more, base64url',
      }),
    ),
  }),
  success: { status: 200, description: 'It runs', body: Live },
  problems: [],
});

export const readMetrics = defineRoute({
  method: 'GET',
  path: '/metrics',
  summary: 'Get figures of the station for Prometheus',
  description:
    'Purchases by what became of them, how long carriers and ledger take, what is open and since when. Nothing of whom.',
  tag: 'Health',
  access: ['read'],
  success: {
    status: 200,
    description: 'The figures',
    body: null,
    mediaType: 'text/plain; version=0.0.4; charset=utf-8',
  },
  problems: [],
});

export const healthReady = defineRoute({
  method: 'GET',
  path: '/health/ready',
  summary: 'Whether the station can ship, with reasons',
  tag: 'Health',
  access: 'token',
  success: { status: 200, description: 'It can; a warning may stand among the checks', body: Ready },
  others: { 503: { description: 'It cannot, and why', body: Ready } },
  problems: [],
});
