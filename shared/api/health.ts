import { Live, Ready } from '../schema/health.ts';
import { defineRoute } from './define-route.ts';

export const healthLive = defineRoute({
  method: 'GET',
  path: '/health/live',
  summary: 'Whether the station runs',
  tag: 'Health',
  access: 'public',
  success: { status: 200, description: 'It runs', body: Live },
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
