import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const tr: Translated<typeof en> = {
  clientId: 'İstemci kimliği',
  clientIdHint: '{portal} adresindeki uygulamanızın kimliği.',
  clientSecret: 'İstemci gizli anahtarı',
  host: 'Etiketler',
  live: 'Gönderim için, ücretli',
  test: 'Denemek için, ücretsiz',
};
