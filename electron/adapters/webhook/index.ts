import type { WebhookSender } from '#electron/engine/webhooks/sender.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { checkLiteral, isLoopbackName, type NetworkZone } from '#electron/net/ip-policy.ts';
import { exchange } from '../http/transport.ts';

/** Unencrypted messages stay on this machine, or in a network that an administrator vouches for. */
const allowedFor = ({ protocol }: URL, allowPrivate: boolean): NetworkZone[] => [
  'loopback',
  ...(protocol === 'https:' ? (['public'] as const) : []),
  ...(allowPrivate ? (['private'] as const) : []),
];

export const createWebhookSender = (): WebhookSender => ({
  refusal(url, allowPrivate) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return diagnostic('ADDRESS_INVALID');
    if (url.username !== '' || url.password !== '' || url.hash !== '') {
      return diagnostic('ADDRESS_INVALID');
    }
    if (url.protocol === 'http:' && !allowPrivate && !isLoopbackName(url.hostname)) {
      return diagnostic('ADDRESS_UNENCRYPTED', { at: url.host });
    }
    try {
      checkLiteral(url.hostname, allowedFor(url, allowPrivate));
      return null;
    } catch {
      return diagnostic('ADDRESS_NOT_CALLED', { at: url.host });
    }
  },

  async send({ url, headers, body, allowPrivate, signal }) {
    const outcome = await exchange({
      url,
      method: 'POST',
      headers,
      body,
      signal,
      maxBytes: 'STATUS_ONLY',
      allowed: allowedFor(url, allowPrivate),
    });
    return outcome.kind === 'answered' ? { status: outcome.answer.status } : { failure: outcome.trouble };
  },
});
