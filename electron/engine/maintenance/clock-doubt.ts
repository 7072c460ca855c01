import { isoInstant } from '#shared/format/iso-instant.ts';
import { CLOCK_CHECK, type HealthCheck } from '#shared/schema/station/health.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { MaintenanceDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import type { ClockDoubt } from './doubted-clock.ts';

const MINUTE = 60_000;

function said({ ledger, clock }: Pick<MaintenanceDeps, 'ledger' | 'clock'>, doubt: ClockDoubt): Diagnostic {
  if (doubt.kind === 'held') {
    const values = { clock: isoInstant(clock.now()), ledger: isoInstant(ledger.now()) };
    return diagnostic('CLOCK_JUMPED', values);
  }
  const values = { from: isoInstant(doubt.from), to: isoInstant(doubt.to) };
  return diagnostic('CLOCK_LEAPT', values);
}

/** Whether the clock is believed; always there. */
export function clockCheck(deps: Pick<MaintenanceDeps, 'ledger' | 'clock'>): HealthCheck {
  const { ledger, clock } = deps;
  const name = CLOCK_CHECK;
  const doubt = ledger.clockDoubt();
  if (doubt !== null) {
    const why = said(deps, doubt);
    return { name, status: 'warning', detail: inEnglish(why), trouble: why };
  }
  const behind = ledger.now() - clock.now();
  const minutes = Math.round(behind / MINUTE);
  return behind < MINUTE
    ? { name, status: 'ok', detail: 'The clock agrees with the ledger.' }
    : {
        ...{ name, status: 'warning' },
        detail: `The clock is ${minutes} min behind the newest instant in the ledger.`,
        facts: { n: minutes },
      };
}

/** Follows the clock, and lets retention go on. @throws EngineError NOT_FOUND where nothing is in doubt. */
export async function confirmClock(
  { ledger, log }: Pick<MaintenanceDeps, 'ledger' | 'log'>,
  clientId: string,
): Promise<void> {
  if (!(await ledger.confirmClock())) throw new EngineError('NOT_FOUND', 'The clock is not in doubt.');
  log('clock confirmed', { clientId });
}
