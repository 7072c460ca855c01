import type { Station } from '#electron/station.ts';
import type { Settings } from '#shared/schema/station/settings.ts';

interface Parts {
  engine: { settings: Pick<Station['engine']['settings'], 'read'> };
  events: Pick<Station['events'], 'subscribe'>;
  log(event: string, details: Record<string, unknown>): void;
}

/** Does what the settings say, now and whenever they change. What cannot be done, as while a shared ledger is away, ends nothing. @returns how to stop. */
export function followSettings(
  { engine, events, log }: Parts,
  follow: (settings: Settings) => Promise<void>,
): () => void {
  const changed = (): void => {
    engine.settings
      .read()
      .then(follow)
      .catch((error: unknown) => log('settings not followed', { error }));
  };
  changed();
  return events.subscribe(({ type }) => {
    if (type === 'settings') changed();
  });
}
