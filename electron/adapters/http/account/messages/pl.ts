import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  clientId: 'ID klienta',
  clientIdHint: 'Twojej aplikacji w {portal}.',
  clientSecret: 'Sekret klienta',
  host: 'Etykiety',
  live: 'Do wysyłki, płatne',
  test: 'Do prób, bezpłatne',
};
