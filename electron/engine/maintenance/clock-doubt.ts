import { CLOCK_CHECK, type HealthCheck } from '#shared/schema/station/health.ts';
import { trouble, troubleOnly, type SaidTrouble } from '#shared/diagnostics/trouble.ts';
import type { MaintenanceDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import type { ClockDoubt } from './doubted-clock.ts';

const MINUTE = 60_000;
const iso = (instant: number) => new Date(instant).toISOString();

function said({ ledger, clock }: Pick<MaintenanceDeps, 'ledger' | 'clock'>, doubt: ClockDoubt): SaidTrouble {
  if (doubt.kind === 'held') {
    const values = { clock: iso(clock.now()), ledger: iso(ledger.now()) };
    const sentence = `The clock of the machine jumped ahead to ${values.clock}, and the time that passed does not bear it out. The station goes on from ${values.ledger} until an administrator confirms the clock, or it is set right.`;
    return trouble('CLOCK_JUMPED', sentence, values);
  }
  const values = { from: iso(doubt.from), to: iso(doubt.to) };
  const sentence = `Nothing was recorded between ${values.from} and ${values.to}: the station was off for so long, or the clock is wrong. Nothing is blanked after the retention time until an administrator confirms the clock.`;
  return trouble('CLOCK_LEAPT', sentence, values);
}

/** Whether the clock is believed; always there. */
export function clockCheck(deps: Pick<MaintenanceDeps, 'ledger' | 'clock'>): HealthCheck {
  const { ledger, clock } = deps;
  const name = CLOCK_CHECK;
  const doubt = ledger.clockDoubt();
  if (doubt !== null) {
    const why = said(deps, doubt);
    return { name, status: 'warning', detail: why.sentence, trouble: troubleOnly(why) };
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
