import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  test('a new ledger has the default settings', async () => {
    expect(await station.ledger.settings.read()).toEqual(DEFAULT_SETTINGS);
  });

  test('settings stay as they were set, over a restart', async () => {
    const settings = { ...DEFAULT_SETTINGS, documents: 'url' as const, retentionDays: 7, purchaseTimeoutSeconds: 5 };
    await station.ledger.settings.write(settings);
    await station.reopen();
    expect(await station.ledger.settings.read()).toEqual(settings);
  });

  test('settings that were read are others as soon as they are written', async () => {
    const { settings } = station.ledger;
    await settings.read();
    for (const retentionDays of [7, 30]) {
      await settings.write({ ...DEFAULT_SETTINGS, retentionDays });
      expect(await settings.read()).toEqual({ ...DEFAULT_SETTINGS, retentionDays });
    }
  });

  test('of settings that are written at once those are kept whole that came last', async () => {
    const written = [7, 30].map((retentionDays) => ({
      ...DEFAULT_SETTINGS,
      ...{ retentionDays, purchaseTimeoutSeconds: retentionDays },
    }));
    await Promise.all(written.map((settings) => station.ledger.settings.write(settings)));
    expect(written).toContainEqual(await station.ledger.settings.read());
  });
});
