import type { Problem } from '#shared/diagnostics/problem.ts';
import { t } from '#renderer/messages/index.ts';

/** What the station has against a pairing code or link, in words; nothing where it has nothing against it. */
export function pairingWords(outcome: Problem | 'unreachable' | null): string | undefined {
  if (outcome === null) return undefined;
  return outcome === 'unreachable' ? t('shell.pairing.unreachable') : t(`problems.codes.${outcome.code}`);
}
