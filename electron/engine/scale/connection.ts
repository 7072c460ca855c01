import type { RealScale } from '#shared/schema/station/scale.ts';
import { createSignal } from '../events/index.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { diagnosticOf } from '../diagnostic-error.ts';
import type { ScaleDrivers, ScaleSignal } from './ports.ts';
import type { ScaleTiming } from './timing.ts';

interface Parts {
  drivers: ScaleDrivers;
  timing: ScaleTiming;
  connected(): void;
  hear(signal: ScaleSignal): void;
  /** Called when it cannot be reached or is lost. */
  disconnected(reason: Diagnostic): void;
}

export interface ScaleLine {
  stop(): Promise<void>;
}

/** Keeps the scale connected: unplugged, it is tried again until it is back. */
export function keepConnected(connection: RealScale, parts: Parts): ScaleLine {
  const signal = createSignal();
  const stopped = Promise.withResolvers<null>();
  let stopping = false;
  const work = keep();

  async function keep(): Promise<void> {
    let misses = 0;
    while (!stopping) {
      const wasConnected = await once();
      misses = wasConnected ? 0 : misses + 1;
      const { retryMs } = parts.timing;
      if (!stopping) await signal.notified(retryMs[Math.min(misses, retryMs.length - 1)] ?? 0);
    }
  }

  /** One connection from its beginning to its end; false where there was none. */
  async function once(): Promise<boolean> {
    try {
      const scale = await parts.drivers.open(connection, (signal) => stopping || parts.hear(signal));
      parts.connected();
      const reason = await Promise.race([scale.lost, stopped.promise]);
      await scale.close().catch(() => undefined);
      if (reason !== null) parts.disconnected(reason);
      return true;
    } catch (error) {
      parts.disconnected(diagnosticOf(error, connection.type === 'hid' ? 'USB' : connection.path));
      return false;
    }
  }

  return {
    async stop() {
      stopping = true;
      stopped.resolve(null);
      signal.notify();
      await work;
    },
  };
}
