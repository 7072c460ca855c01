import { Client } from 'pg';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openPostgresLedger } from '#electron/ledger/postgres/open-ledger.ts';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { newFolder, TestClock } from '../../ledger/samples.ts';
import type { Place } from './place.ts';
import { isSilent, type World } from '../model/state.ts';

/** Heartbeats of stations that are silent come to nothing. */
const SILENCE = `
  CREATE TABLE packbench.silent (station_id text PRIMARY KEY);
  CREATE FUNCTION packbench.say_nothing() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF EXISTS (SELECT 1 FROM packbench.silent WHERE station_id = new.id) THEN new.heartbeat_at := '-infinity'; END IF;
    RETURN new;
  END $$;
  CREATE TRIGGER say_nothing BEFORE UPDATE ON packbench.station FOR EACH ROW EXECUTE FUNCTION packbench.say_nothing();`;

/**
 * A ledger in PostgreSQL, with a desk for each station: silence, leases and deadlines are decided by its statements, on its clock. A run that was
 * killed stays open until the next one begins, and does nothing.
 */
export async function postgresPlace(
  address: LedgerAddress,
  stations: number,
): Promise<Place & { close(): Promise<void> }> {
  const folders = Array.from({ length: stations }, newFolder);
  const clock = new TestClock();
  const open = ({ folder }: { folder: string }) => openPostgresLedger({ address, folder, clock, isTrusted: true });
  const desks: Ledger[] = [];
  for (const folder of folders) desks.push(await open(folder));
  const watching = newFolder();
  const ledger = await open(watching);
  const { hosts, database, user, password } = address;
  const administrator = new Client({ ...hosts[0], database, user, password });
  await administrator.connect();
  await administrator.query(SILENCE);

  return {
    ledger,
    async open(station, isNext) {
      const [folder, earlier] = [folders[station], desks[station]];
      if (!folder || !earlier) throw new Error(`There is no station ${station}`);
      const desk = isNext ? await open(folder) : earlier;
      desks[station] = desk;
      if (isNext) await earlier.close();
      return { ledger: desk, leases: desk.leases, listAbandoned: () => desk.shipments.listAbandoned() };
    },
    async prepare(world: World, ids) {
      const silent = desks.flatMap(({ stationId }, station) => (isSilent(world.stations[station]) ? [stationId] : []));
      await administrator.query('DELETE FROM packbench.silent');
      await administrator.query('INSERT INTO packbench.silent SELECT unnest($1::text[])', [silent]);
      await administrator.query(
        `UPDATE packbench.station SET heartbeat_at = CASE WHEN id = ANY($1) THEN '-infinity' ELSE clock_timestamp() END`,
        [silent],
      );
      // Whoever is silent has taken its leases before: a minute of their ten is over.
      await administrator.query(
        `UPDATE packbench.lease SET until = least(until, clock_timestamp() + interval '9 minutes')
         FROM packbench.station WHERE station.run = lease.run AND station.id = ANY($1)`,
        [silent],
      );
      const late = world.ids.flatMap((rows, id) =>
        rows.flatMap((row, index) => (row.isLate ? [ids[id]?.[index] ?? ''] : [])),
      );
      await administrator.query(
        `UPDATE packbench.attempt SET deadline_at = CASE WHEN shipment.id = ANY($1) THEN 0 ELSE 4e12::bigint END
         FROM packbench.shipment WHERE shipment.sequence = attempt.shipment AND shipment.id = ANY($2)`,
        [late, ids.flat()],
      );
    },
    async closeUnsent() {
      throw new Error('A COMMIT without an answer is tried with a connection that is cut (tests/postgres)');
    },
    async close() {
      await administrator.end();
      await Promise.all([...desks, ledger].map((each) => each.close()));
      for (const folder of [...folders, watching]) folder.remove();
    },
  };
}
