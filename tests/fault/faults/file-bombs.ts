import { strToU8 } from 'fflate';
import type { Api } from '../../helpers/api.ts';
import { workbook } from '../../helpers/workbook.ts';
import { orderBody } from '../harness/buyer.ts';
import { integer, pick, type Fault, type Random } from '../harness/fault.ts';
import { inWorld } from '../harness/world.ts';

const cell = (reference: string, more = '') =>
  `<row><c ${more}r="${reference}" t="inlineStr"><is><t>x</t></is></c></row>`;
const sheetOf = (...rows: string[]) =>
  workbook([], {
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
  });
const ORDER = strToU8(JSON.stringify(orderBody('', 'test-a')));
const WHOLE = workbook([
  ['Name', 'City'],
  ['Ann', 'Bonn'],
]);

/** Hidden from the look at references: only the limits of the process are left. */
const HIDDEN = () => sheetOf(cell('A1'), cell('AZ1048576', 'x=">" '));

/** Files that are small and cost much, and files that were damaged at random. */
const BOMBS: readonly [(random: Random) => Uint8Array, ...((random: Random) => Uint8Array)[]] = [
  () => sheetOf(cell('A1'), cell('ZZZZZZZ99999999999')),
  () => sheetOf(cell('A1'), cell('AZ1048576')),
  (random) => strToU8(`A${',"'.repeat(integer(random, 100_000))}\n1\n`),
  (random) => strToU8('['.repeat(integer(random, 1_000_000))),
  (random) => damaged(WHOLE, random),
  (random) => damaged(strToU8('Name;City\nAnn;Bonn\n'), random),
  (random) => Uint8Array.from({ length: integer(random, 5_000) }, () => integer(random, 256)),
  HIDDEN,
];

function damaged(bytes: Uint8Array, random: Random): Uint8Array {
  const broken = Uint8Array.from(bytes);
  for (let count = 1 + integer(random, 8); count > 0; count--)
    broken[integer(random, broken.length)] = integer(random, 256);
  return integer(random, 4) === 0 ? broken.slice(0, integer(random, broken.length)) : broken;
}

/** Files that are made to end the station: each gets an answer, and the process that answers is the same from the first to the last. */
export const fileBombs: Fault = {
  name: 'file-bombs',
  title: 'Files that are made to end the station',
  runs: { short: BOMBS.length, long: 500 },
  run: (times, random) =>
    inWorld({}, async (world) => {
      const station = await world.start();
      const violations: string[] = [];
      let hasEnded = false;
      void station.ended.then(() => (hasEnded = true));
      for (let count = 0; count < times; count += 1) {
        const bomb = BOMBS[count] ?? pick(random, BOMBS);
        const status = await previewed(station.api, bomb(random));
        if (![200, 422].includes(status) || hasEnded) violations.push(`file ${count} was answered with ${status}`);
        const told = await checked(station.api, damaged(ORDER, random));
        if (![200, 400, 413, 422].includes(told)) violations.push(`body ${count} was answered with ${told}`);
        if (hasEnded) break;
      }
      if (hasEnded) violations.push('the station ended');
      const outcome = await world.buyer.advance(station.api, 'after-the-bombs', 'sell');
      if (outcome.kind !== 'bought') violations.push(`a purchase after them was told ${outcome.kind}`);
      if (!hasEnded) await world.stop(station);
      return violations;
    }),
};

/** The status of the answer to these bytes as a shipment's JSON; 0 where there is none. */
const checked = (api: Api, raw: Uint8Array): Promise<number> =>
  api.call('POST', '/station/v1/shipments/check', { raw }).then(
    ({ status }) => status,
    () => 0,
  );

/** The status of the answer; 0 where there is none. */
async function previewed(api: Api, bytes: Uint8Array): Promise<number> {
  const contentBase64 = Buffer.from(bytes).toString('base64');
  const body = { fileName: 'orders.csv', contentBase64 };
  return api.post('/station/v1/batches/preview', body).then(
    ({ status }) => status,
    () => 0,
  );
}
