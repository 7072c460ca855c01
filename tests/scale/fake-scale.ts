import { expect } from 'vitest';
import type { ScaleDrivers, ScaleSignal } from '#electron/engine/scale/ports.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { RealScale, ScaleUnit } from '#shared/schema/station/scale.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Api } from '../helpers/api.ts';

/** A scale behind the port that says what the test wants it to. */
export function fakeScale() {
  let hear: ((signal: ScaleSignal) => void) | null = null;
  let lose: (reason: Diagnostic) => void = () => undefined;
  let isPlugged = true;
  const opened: RealScale[] = [];

  const drivers: ScaleDrivers = {
    available: async () => ({
      available: [{ name: 'Bench scale', connection: { type: 'hid', vendorId: 0x0922 } }],
      notes: [],
      troubles: [],
    }),
    async open(connection, listener) {
      if (!isPlugged) throw new DiagnosticError(diagnostic('SCALE_NOT_PLUGGED_IN'));
      const lost = Promise.withResolvers<Diagnostic>();
      opened.push(connection);
      hear = listener;
      lose = lost.resolve;
      return {
        lost: lost.promise,
        close: async () => {
          hear = null;
        },
      };
    },
  };

  const say = (signal: ScaleSignal) => hear?.(signal);
  return {
    drivers,
    /** The connections that were opened, in order. */
    opened,
    say,
    weigh: (value: string, unit: ScaleUnit, stable = true) => say({ kind: 'weight', value, unit, stable }),
    unplug() {
      isPlugged = false;
      lose(diagnostic('SCALE_UNPLUGGED'));
    },
    plugIn: () => void (isPlugged = true),
    isOpen: () => hear !== null,

    /** Makes it the scale of the station, and waits until it is connected. */
    async useIn(api: Api): Promise<void> {
      const { body: settings } = await api.get('/station/v1/settings');
      await api.call('PUT', '/station/v1/settings', { body: { ...settings, scale: { type: 'hid' } } });
      await expect.poll(async () => (await api.get('/station/v1/scale')).body.state).not.toBe('DISCONNECTED');
    },
  };
}
