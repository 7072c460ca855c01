import { describe, expect, test } from 'vitest';
import { explore } from './model/explore.ts';
import { RULES, type Rules } from './model/rules.ts';

test('two stations and one id: every state is safe, and from every one something settled can be reached', () => {
  const { violation, states } = explore(RULES, { stations: 2, ids: 1 });
  expect(violation).toBeNull();
  expect(states).toBeGreaterThan(5000);
});

describe('a fault that is planted in what decides is found, with a way to it', () => {
  test.each<[string, Partial<Rules>, string]>([
    [
      'another station settles a silent run before its deadline is over',
      { isAbandoned: (row, by, stations) => RULES.isAbandoned({ ...row, isLate: true }, by, stations) },
      'REJECTED, and the carrier has sold it, or may',
    ],
    [
      'a run that is not silent is settled',
      { isAbandoned: (row, by) => row.state === 'SENDING' && row.owner !== by },
      'REJECTED, and the carrier has sold it, or may',
    ],
    [
      'a run that has ended counts as not sent',
      { stateOfAbandoned: () => 'NOT_SENT' },
      'NOT_SENT, and the carrier has sold it, or may',
    ],
    [
      'one in doubt gives its id back',
      { freesTransactionId: (state) => state !== 'SENDING' },
      'Two sales of one transactionId',
    ],
    [
      'silence counts as a refusal',
      { stateAfterFailure: (kind) => (kind === 'unknown' ? 'REJECTED' : RULES.stateAfterFailure(kind)) },
      'REJECTED, and the carrier has sold it, or may',
    ],
    [
      'what is kept does not end a doubt, and nobody can be asked',
      {
        asFits: (found, outcome) => (found.state === 'UNKNOWN' ? null : RULES.asFits(found, outcome)),
        provesAbsence: () => false,
        stateDecided: () => 'SENDING',
      },
      'Nothing settled can be reached any more',
    ],
    [
      'the ledger lets a label become a sale without one',
      {
        changedShipment: (before, change, at) =>
          before.state === 'LABELLED' ? { ...before, state: change.to } : RULES.changedShipment(before, change, at),
      },
      'A shipment went from LABELLED to',
    ],
  ])('%s', (_, planted, said) => {
    const { violation } = explore({ ...RULES, ...planted }, { stations: 2, ids: 1 });
    expect(violation?.said).toContain(said);
    expect(violation?.trace.length).toBeGreaterThan(0);
  });
});
