import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { isDeepStrictEqual } from 'node:util';
import type {
  ScaleConnection,
  ScaleReading,
  ScaleState,
  ScaleStatus,
  TakenWeight,
} from '#shared/schema/station/scale.ts';
import type { Settings } from '#shared/schema/station/settings.ts';
import type { ScaleDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { keepConnected, type ScaleLine } from './connection.ts';
import type { ScaleSignal } from './ports.ts';
import { detailOf, hear, NOTHING_HEARD, stateOf, taken, type Heard } from './state.ts';
import { SCALE_TIMING } from './timing.ts';
import { toShipmentWeight } from './weight.ts';

const WAIT_SECONDS = 10;

export interface WeighCall {
  waitSeconds?: number;
  /** Aborted when the caller hangs up, which may be before this call: a weight must not be taken for nobody. */
  gone: AbortSignal;
}

export type ScaleDesk = ReturnType<typeof createScaleDesk>;

/** The scale beside the station: what it shows, and its weights, each of which is given out once. */
export function createScaleDesk(deps: ScaleDeps) {
  const { ledger, scales, events } = deps;
  const timing = { ...SCALE_TIMING, ...deps.scaleTiming };
  let line: ScaleLine | null = null;
  /** Why it cannot be reached; null while it is connected. */
  let away: Diagnostic | null = null;
  let heard: Heard = NOTHING_HEARD;
  let heardAt = 0;
  /** What it said last, and since when it says that; silence does not end it. */
  let said: ScaleSignal | null = null;
  let saidSince = 0;
  let silence: NodeJS.Timeout | undefined;
  let stopped = false;
  /** One change of the scale after the other. */
  let connecting = Promise.resolve();
  /** Callers that wait for a weight, in the order they came. */
  const waiting = new Set<(weight: TakenWeight | null) => void>();
  let told: { state: ScaleState; shown: string; at: number } | null = null;

  const state = (): ScaleState => (line === null ? 'OFF' : away !== null ? 'DISCONNECTED' : stateOf(heard));

  function hearSignal(signal: ScaleSignal): void {
    if (!isDeepStrictEqual(signal, said)) [said, saidSince] = [signal, ledger.now()];
    heard = hear(heard, signal);
    heardAt = ledger.now();
    clearTimeout(silence);
    silence = setTimeout(fallSilent, timing.silentMs).unref();
    const [first] = waiting;
    const weight = stateOf(heard) === 'STABLE' ? reading() : null;
    if (first && weight) {
      const { stable: _, ...given } = weight;
      heard = taken(heard);
      waiting.delete(first);
      first(given);
    }
    tell();
  }

  /** What it said is too old to be shown. */
  function fallSilent(): void {
    heard = { ...heard, signal: null };
    tell();
  }

  /** Whether it was at zero while nobody listened is not known either. */
  function forget(): void {
    clearTimeout(silence);
    heard = NOTHING_HEARD;
    tell();
  }

  function reading(): ScaleReading | null {
    const { signal } = heard;
    if (signal?.kind !== 'weight') return null;
    const { value, unit, stable } = signal;
    const at = new Date(heardAt).toISOString();
    return { weight: toShipmentWeight(value, unit), shown: { value, unit }, stable, at };
  }

  function tell(): void {
    const now = performance.now();
    const { signal } = heard;
    const shown = away ? inEnglish(away) : signal?.kind === 'weight' ? `${signal.value} ${signal.unit}` : '';
    const current = state();
    // Weights follow one another, so that one may be passed over; why it cannot be reached is said once.
    const isPassedOver = away === null && told !== null && now - told.at < timing.tellMs;
    if (current === told?.state && (shown === told.shown || isPassedOver)) return;
    told = { state: current, shown, at: now };
    events.publish({ type: 'scale', id: 'scale', state: current, at: new Date(ledger.now()).toISOString() });
  }

  const connectTo = (connection: ScaleConnection) => (connecting = connecting.then(() => connect(connection)));

  async function connect(connection: ScaleConnection): Promise<void> {
    await line?.stop();
    line = null;
    away = null;
    if (connection.type !== 'none' && !stopped) {
      away = diagnostic('SCALE_CONNECTING');
      line = keepConnected(connection, {
        drivers: scales,
        timing,
        hear: hearSignal,
        connected() {
          away = null;
          forget();
        },
        disconnected(reason) {
          if (!isDeepStrictEqual(away, reason)) deps.log('scale disconnected', { reason: inEnglish(reason) });
          away = reason;
          forget();
        },
      });
    }
    forget();
  }

  const status = (): ScaleStatus => {
    const current = state();
    const { signal } = heard;
    const fault = current === 'FAULT' && signal?.kind === 'fault' ? signal.trouble : null;
    const why = current === 'DISCONNECTED' ? away : fault;
    return {
      state: current,
      detail: why ? inEnglish(why) : detailOf(current),
      trouble: why,
      reading: line && away === null ? reading() : null,
    };
  };

  function refuse(): never {
    if (stopped) throw new EngineError('STATION_STOPPING', 'The station is stopping.');
    const { state: current, detail } = status();
    const isAway = current === 'OFF' || current === 'DISCONNECTED';
    throw new EngineError(isAway ? 'SCALE_UNAVAILABLE' : 'SCALE_NOT_READY', detail);
  }

  return {
    status,
    /** Since when it shows what it shows, in ledger time. */
    unchangedSince: () => saidSince,
    listAvailable: () => scales.available(),

    /**
     * The next stable weight, read after this call and given to nobody else.
     * @throws EngineError SCALE_UNAVAILABLE, SCALE_NOT_READY where none came in time, STATION_STOPPING.
     */
    async weigh({ waitSeconds = WAIT_SECONDS, gone }: WeighCall): Promise<TakenWeight> {
      if (stopped || line === null || away !== null || gone.aborted) refuse();
      const { promise, resolve } = Promise.withResolvers<TakenWeight | null>();
      const giveUp = () => resolve(null);
      const patience = setTimeout(giveUp, waitSeconds * 1000);
      gone.addEventListener('abort', giveUp, { once: true });
      waiting.add(resolve);
      try {
        return (await promise) ?? refuse();
      } finally {
        clearTimeout(patience);
        gone.removeEventListener('abort', giveUp);
        waiting.delete(resolve);
      }
    },

    /** Takes what it shows, where that is this weight still and it is stable: then nobody else gets it. */
    takeShown({ value, units }: ScaleReading['weight']): boolean {
      const shown = state() === 'STABLE' ? reading()?.weight : undefined;
      if (shown?.value !== value || shown.units !== units) return false;
      heard = taken(heard);
      tell();
      return true;
    },

    async settingChanged(before: Settings, after: Settings): Promise<void> {
      if (!isDeepStrictEqual(before.scale, after.scale)) await connectTo(after.scale);
    },
    start: async (): Promise<void> => connectTo((await ledger.settings.read()).scale),

    async stop(): Promise<void> {
      stopped = true;
      waiting.forEach((answer) => answer(null));
      clearTimeout(silence);
      await connecting;
      await line?.stop();
    },
  };
}
