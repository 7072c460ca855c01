import type { WebhookSender } from '#electron/engine/webhooks/sender.ts';
import { trouble } from '#shared/diagnostics/trouble.ts';
import { checkLiteral, isLoopbackName, type NetworkZone } from '#electron/net/ip-policy.ts';
import { exchange } from '../http/transport.ts';

/** Nobody reads what a receiver answers beyond its status. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** Unencrypted messages stay on this machine, or in a network that an administrator vouches for. */
const allowedFor = ({ protocol }: URL, allowPrivate: boolean): NetworkZone[] => [
  'loopback',
  ...(protocol === 'https:' ? (['public'] as const) : []),
  ...(allowPrivate ? (['private'] as const) : []),
];

export const createWebhookSender = (): WebhookSender => ({
  refusal(url, allowPrivate) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      return trouble('ADDRESS_INVALID', 'url must begin with https://, or http:// on this machine.');
    if (url.username !== '' || url.password !== '' || url.hash !== '') {
      return trouble('ADDRESS_INVALID', 'url must have no user and no fragment.');
    }
    if (url.protocol === 'http:' && !allowPrivate && !isLoopbackName(url.hostname)) {
      const sentence = `${url.host} would be called unencrypted; use https, or an address of this machine.`;
      return trouble('ADDRESS_UNENCRYPTED', sentence, { at: url.host });
    }
    try {
      checkLiteral(url.hostname, allowedFor(url, allowPrivate));
      return null;
    } catch {
      return trouble('ADDRESS_NOT_CALLED', `${url.host} lies at an address that is not called.`, { at: url.host });
    }
  },

  async send({ url, headers, body, allowPrivate, signal }) {
    const outcome = await exchange({
      url,
      method: 'POST',
      headers,
      body,
      signal,
      maxBytes: MAX_ANSWER_BYTES,
      allowed: allowedFor(url, allowPrivate),
    });
    return outcome.kind === 'answered'
      ? { status: outcome.answer.status }
      : { failure: { ...outcome.trouble, sentence: outcome.reason } };
  },
});
