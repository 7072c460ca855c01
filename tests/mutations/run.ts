import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findByTests, type Finding } from './by-tests.ts';
import { mutationOf, MUTATIONS, PROJECT } from './mutation.ts';

// `npm run mutations -- [--minutes 6] [ID…]`: each mutation against the tests that are older than the simulator, until one of them finds it or
// its time is over. What was found is kept in dist/mutations.json; a mutation that stands there is looked for again only where it is named.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '6' } },
});
const place = join(PROJECT, 'dist/mutations.json');
const before = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Finding[]) : [];
const found = new Map(before.map((finding) => [finding.id, finding]));
const wanted = positionals.length > 0 ? positionals.map(mutationOf) : MUTATIONS.filter(({ id }) => !found.has(id));
mkdirSync(join(PROJECT, 'dist'), { recursive: true });
for (const mutation of wanted) {
  const finding = await findByTests(mutation, Number(values.minutes) * 60_000);
  found.set(mutation.id, finding);
  writeFileSync(place, `${JSON.stringify([...found.values()], null, 2)}\n`);
  console.log(`${mutation.id}: ${finding.by ?? 'missed'}, ${finding.seconds} s`);
}
