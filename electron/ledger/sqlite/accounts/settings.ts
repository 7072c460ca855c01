import type { Database } from 'better-sqlite3';
import type { SettingsStore } from '#electron/engine/settings/settings-store.ts';
import { DEFAULT_SETTINGS, type Settings } from '#shared/schema/station/settings.ts';
import { frozen } from '../frozen.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

export function openSettings(database: Database, queue: WriteQueue, checksums: RowChecksums): SettingsStore {
  const all = database.prepare<[], [string, string]>('SELECT name, value FROM setting').raw();
  const put = database.prepare(
    'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  /** As they were read, and known to be whole: each purchase asks for them, and no other process can change them. */
  let known: Settings | null = null;

  /** Settings nobody set, older than the program among them, have their default. */
  function stored(): Settings {
    checksums.checkTable('setting');
    const values = all.all().map(([name, value]) => [name, JSON.parse(value)] as const);
    return { ...DEFAULT_SETTINGS, ...(Object.fromEntries(values) as Partial<Settings>) };
  }

  return {
    read: async () => (known ??= reading(() => frozen(stored()))),

    write: (settings) =>
      queue.write(() => {
        known = null;
        for (const [name, value] of Object.entries(settings)) put.run(name, JSON.stringify(value));
      }),
  };
}
