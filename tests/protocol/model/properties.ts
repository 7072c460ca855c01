import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import type { Rules } from './rules.ts';
import type { Id, Row } from './state.ts';
import { Violation } from './section-10.ts';
import { advance, changeTo } from './storing.ts';

const isOpen = ({ stage, request, isLate }: Row) => request === 'away' || (stage === 'sent' && !isLate);

/** What must hold of every id in every state. @throws Violation. */
export function requireProperties(rules: Rules, id: Id): void {
  const must = (holds: boolean, said: string) => {
    if (!holds) throw new Violation(said);
  };
  must(id.filter(({ request }) => request === 'sold').length <= 1, 'Two sales of one transactionId');
  for (const row of id) {
    // What the ledger would make of it is looked at for every state, whether or not anybody asks for it.
    for (const to of SHIPMENT_STATES) advance(rules, row.state, changeTo(to));
    const { state, request, answer } = row;
    const isSold = request === 'sold';
    const says = rules.purchaseIn[state];
    must(says !== 'not_made' || (!isSold && !isOpen(row)), `${state}, and the carrier has sold it, or may`);
    must(says !== 'made' || isSold, `${state}, and the carrier has not sold it`);
    must(answer !== 'not_made' || (!isSold && !isOpen(row)), 'A caller was told that nothing was bought, and it was');
    must(answer !== 'made' || isSold, 'A caller was told that it was bought, and it was not');
    must(answer !== 'done' || state === 'LABELLED' || state === 'VOIDED', 'A caller has a label that the ledger lacks');
  }
}
