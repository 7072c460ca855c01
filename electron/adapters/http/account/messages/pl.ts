import type { Translated } from '#shared/format/translated.ts';
import type { en } from './en.ts';

export const pl: Translated<typeof en> = {
  clientId: 'Client ID',
  clientIdHint: 'Z własnej aplikacji w {portal}.',
  clientSecret: 'Client secret',
  host: 'Etykiety',
  live: 'Do wysyłki, płatne',
  test: 'Do prób, bezpłatne',
};
