import type { SettingsStore } from '#electron/engine/settings/settings-store.ts';
import { DEFAULT_SETTINGS, type Settings } from '#shared/schema/station/settings.ts';
import type { Database } from '../database.ts';

/** Whose each setting is: one desk's own, or that of all desks of the ledger (contract, section 11). */
const OWNER: Record<keyof Settings, 'desk' | 'ledger'> = {
  documents: 'ledger',
  retentionDays: 'ledger',
  purchaseTimeoutSeconds: 'ledger',
  rememberRecipients: 'ledger',
  batchConcurrency: 'ledger',
  hotFolder: 'desk',
  scale: 'desk',
  openAtLogin: 'desk',
  checkForUpdates: 'desk',
  allowPrivateWebhooks: 'ledger',
  purchasesPerSecond: 'ledger',
  buyByScan: 'desk',
  allowedOrigins: 'ledger',
};

const NAMES = (Object.keys(OWNER) as (keyof Settings)[]).toSorted();
const ownedBy = (owner: 'desk' | 'ledger') => NAMES.filter((name) => OWNER[name] === owner);
/** The names of those that are a desk's own. */
export const OF_DESK = ownedBy('desk');
const OF_LEDGER = ownedBy('ledger');

const READ = `
  SELECT name, value FROM setting WHERE name = ANY($2)
  UNION ALL SELECT name, value FROM desk_setting WHERE station_id = $1 AND name = ANY($3)`;
const PUT = `
  INSERT INTO setting (name, value) SELECT name, value::json FROM unnest($1::text[], $2::text[]) AS given (name, value)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
const PUT_OF_DESK = `
  INSERT INTO desk_setting (station_id, name, value)
  SELECT $1, name, value::json FROM unnest($2::text[], $3::text[]) AS given (name, value)
  ON CONFLICT (station_id, name) DO UPDATE SET value = excluded.value`;

export function openSettings(database: Database, stationId: string): SettingsStore {
  return {
    /** Settings nobody set, older than the program among them, have their default. */
    async read() {
      const rows = await database.all<{ name: string; value: unknown }>(READ, [stationId, OF_LEDGER, OF_DESK]);
      const stored = rows.map(({ name, value }) => [name, value] as const);
      return { ...DEFAULT_SETTINGS, ...(Object.fromEntries(stored) as Partial<Settings>) };
    },

    write: (settings) =>
      database.transaction(async (session) => {
        const valuesOf = (names: (keyof Settings)[]) => [names, names.map((name) => JSON.stringify(settings[name]))];
        // Whoever else writes begins with the same row, and waits: what came last is there whole.
        await session.run(PUT, valuesOf(OF_LEDGER));
        await session.run(PUT_OF_DESK, [stationId, ...valuesOf(OF_DESK)]);
      }),
  };
}
