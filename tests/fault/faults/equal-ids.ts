import { knowledgeIn, orderBody } from '../harness/buyer.ts';
import type { Fault } from '../harness/fault.ts';
import { inThisProcess, type Here } from '../harness/here.ts';

const CALLS = 100;
const ALLOWED = ['TRANSACTION_IN_PROGRESS', 'TRANSACTION_ID_REPEATED'];

/** A hundred calls with one id at once: one is bought, and every other one is told so. */
export const equalIds: Fault = {
  name: 'equal-ids',
  title: `${CALLS} calls with the same id at once`,
  runs: { short: 1, long: 20 },
  run: (times) =>
    inThisProcess({ carrier: { delayMs: 100 } }, async (here) => {
      const violations: string[] = [];
      for (let count = 0; count < times; count += 1) violations.push(...(await callAtOnce(here, `same-${count}`)));
      return violations;
    }),
};

async function callAtOnce({ station, carrier, buyer }: Here, id: string): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: CALLS }, () => station.api.ship(id, orderBody())));
  const bought = answers.filter(({ status }) => status === 200);
  for (const answer of bought) buyer.orders.set(id, knowledgeIn(answer));
  const others = answers.filter(({ status, body }) => status !== 200 && !ALLOWED.includes(body.code));
  const sold = carrier.sales().filter(({ itemIds }) => itemIds.includes(`${id}-1`)).length;
  if (bought.length === 1 && sold === 1 && others.length === 0) return [];
  const told = [...new Set(others.map(({ body }) => body.code))].join();
  return [`${id}: ${bought.length} answers 200, ${sold} sales, others ${told || 'as they should'}`];
}
