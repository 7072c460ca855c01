import fc from 'fast-check';
import { ROLES } from '#shared/schema/identity/roles.ts';
import { account, apiClient, HOUR } from '../../../ledger/samples.ts';
import { operation, others, place, some, word, type Area } from '../operation.ts';
import { pick, type Side } from '../side.ts';

const clientId = others('client-1', 'client-2', 'window-1', 'nobody');
const accountId = others('test-a', 'test-b', 'Test-A', 'ä');
const digest = others('one', 'two', 'three');
const person = fc.record({
  id: others('p1', 'p2', 'p3'),
  name: word,
  badge: others('1', '2', 'X'),
  role: others(...ROLES),
  active: fc.boolean(),
});
const now = (side: Side) => new Date(side.ledger.now()).toISOString();
const secret = others(null, 'old', 'new');
const changeOf = (name: string, said: string | null | undefined) =>
  said === undefined ? null : { name: `account:${name}`, sealed: said === null ? null : Buffer.from(said) };
const numbers = (first: bigint, last: bigint, prefix: string, digits: number, more: string[] = []) => ({
  ...{ carrier: 'CARRIER_A' as const, prefix, first, last, digits, others: more },
});
const range = others(
  numbers(1n, 9n, 'A', 2),
  numbers(5n, 20n, 'A', 2),
  numbers(1n, 999_999_999_999_999_999n, 'B', 18),
  numbers(101n, 109n, '', 3, ['A']),
  numbers(100_000_000_000_000_001n, 100_000_000_000_000_003n, '', 18),
);

const designDigest = others('d1', 'd2');
const design = (said: string) => ({ layout: { rows: [{ cells: [{ block: 'TO' as const }] }] }, said }) as never;
const table = (id: string, said: string) => ({
  ...{ id, csv: `country,from\r\n${said}` },
  info: { rows: said.length, countries: ['US'], onMiss: 'WARN' as const, importedAt: '2026-01-15T12:00:00.000Z' },
  pages: ['', '5', 'a', 'Ä'].map((first) => ({ country: 'US', first, steps: JSON.stringify([said, first]) })),
});

export const access: Area = {
  createClient: operation('createClient', clientId, (side, id) => side.ledger.clients.create(apiClient(id))),
  revoke: operation('revoke', clientId, (side, id) => side.ledger.clients.revoke(id)),
  clientPrinter: operation(
    'clientPrinter',
    fc.tuple(clientId, fc.option(others('desk', 'ä'))),
    async ({ ledger }, [id, printer]) => [
      ...[await ledger.clients.setPrinter(id, printer), await ledger.clients.printerOf(id)],
    ],
  ),
  token: operation(
    'token',
    fc.record({ digest, clientId, hours: others(-1, 1, 3), sessionId: fc.option(others('s1', 's2')) }),
    ({ ledger }, { hours, ...given }) =>
      ledger.clients.saveToken({ ...given, scopes: ['read'], expiresAt: ledger.now() + hours * HOUR }),
  ),
  findToken: operation('findToken', digest, ({ ledger }, of) => ledger.clients.findToken(of)),
  clients: operation('clients', clientId, async ({ ledger }, id) => {
    const [found, list] = [await ledger.clients.findByAccessKey(`AK-${id}`), await ledger.clients.list()];
    // When it was used is written a while later, so as not to write for each call.
    const rest = (each: typeof found) => each && { ...each, lastUsedAt: null };
    return [rest(found), list.map((each) => ({ ...each, lastUsedAt: null }))];
  }),
  createPacker: operation('createPacker', person, (side, given) =>
    side.ledger.packers.create({ ...given, language: null, createdAt: now(side), updatedAt: now(side) }),
  ),
  changePacker: operation('changePacker', person, (side, given) =>
    side.ledger.packers.change({ ...given, language: 'de', createdAt: now(side), updatedAt: now(side) }),
  ),
  signOn: operation(
    'signOn',
    fc.tuple(others('s1', 's2', 'desktop-A1'), fc.option(others('p1', 'p2', 'nobody'))),
    async ({ ledger }, [session, who]) => [
      ...[await ledger.packers.signOn(session, who), await ledger.packers.signedOn(session)],
    ],
  ),
  packers: operation(
    'packers',
    fc.tuple(others('p1', 'p2'), others('1', 'x'), others('s1', 's2')),
    async ({ ledger }, [id, badge, session]) => [
      ...[await ledger.packers.list(), await ledger.packers.find({ id }), await ledger.packers.find({ badge })],
      await ledger.packers.signedOn(session),
    ],
  ),
  createAccount: operation('createAccount', fc.tuple(accountId, some(secret)), async ({ ledger }, [id, said]) =>
    ledger.accounts.create(account(id), changeOf(id, said)),
  ),
  createAccounts: operation('createAccounts', fc.array(accountId, { maxLength: 3 }), ({ ledger }, ids) =>
    ledger.accounts.createAll(ids.map((id) => account(id))),
  ),
  updateAccount: operation(
    'updateAccount',
    fc.tuple(accountId, word, some(secret)),
    ({ ledger }, [id, nickname, said]) => ledger.accounts.update({ ...account(id), nickname }, changeOf(id, said)),
  ),
  removeAccount: operation('removeAccount', fc.tuple(accountId, some(secret)), ({ ledger }, [id, said]) =>
    ledger.accounts.remove(id, changeOf(id, said)),
  ),
  accounts: operation('accounts', fc.tuple(accountId, fc.boolean()), async ({ ledger }, [id, includeHidden]) => [
    ...[await ledger.accounts.find(id), await ledger.accounts.list({ includeHidden }), await ledger.accounts.list()],
    await ledger.sealedSecrets.read(`account:${id}`),
  ]),
  secret: operation('secret', fc.tuple(accountId, secret, some(secret)), async ({ ledger }, [id, said, earlier]) => {
    const name = `account:${id}`;
    if (said === null) await ledger.sealedSecrets.remove(name);
    else if (earlier) await ledger.sealedSecrets.replace(name, Buffer.from(earlier), Buffer.from(said));
    else await ledger.sealedSecrets.write(name, Buffer.from(said));
    return ledger.sealedSecrets.read(name);
  }),
  design: operation(
    'design',
    fc.tuple(accountId, fc.option(designDigest), fc.option(designDigest)),
    async ({ ledger }, [id, to, before]) => [
      await ledger.labelDesigns.set(id, to === null ? null : { digest: to, design: design(to) }, before),
      ...[await ledger.labelDesigns.find('d1'), (await ledger.accounts.find(id))?.labelDesign],
    ],
  ),
  table: operation('table', fc.tuple(accountId, fc.option(word), others('a', 'b')), ({ ledger }, [id, said, of]) =>
    ledger.routingTables.set(id, said === null ? null : table(of, said)),
  ),
  tables: operation(
    'tables',
    fc.tuple(others('a', 'b'), others('0', '5', '9', 'a', 'b', 'Z', 'Ä', 'ö', ''), some(fc.boolean())),
    async ({ ledger }, [id, key, changes]) => {
      const { routingTables: store } = ledger;
      return [
        changes === undefined ? null : await store.change(id, table(id, 'changed').info),
        ...[
          await store.info(id),
          await store.csv(id),
          await store.steps(id, 'US', key),
          await store.steps(id, 'DE', key),
        ],
      ];
    },
  ),
  take: operation('take', fc.tuple(range, place, others(1, 2, 5)), (side, [of, shipment, count]) =>
    side.ledger.ranges.take(of, pick(side.kept.shipment, shipment), count),
  ),
  numbers: operation('numbers', fc.tuple(range, place), async (side, [of, shipment]) => [
    ...[await side.ledger.ranges.left(of), await side.ledger.ranges.takenFor(pick(side.kept.shipment, shipment))],
  ]),
};
