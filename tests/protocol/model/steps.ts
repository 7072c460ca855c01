import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Rules } from './rules.ts';
import { advance, changeOf, changeTo, fitting, storing } from './storing.ts';
import { accepted, type Id, type Outcome, type Row, type Station } from './state.ts';

/** What happens, to a row of an id at a station, or to a station and all that it has in hand. */
export interface Step {
  kind: string;
  station: number;
  /** Which row of the id. */
  row?: number;
}

/** A step that concerns one id: what it makes of it, and of its station. */
export interface OwnStep extends Step {
  id: Id;
  stations: readonly Station[];
}

/** How many shipments of one transactionId are looked at. */
export const MOST_ROWS = 2;
const ANSWER: Readonly<Record<Outcome, Row['answer']>> = {
  ...{ sold: 'made', drawn: 'made', bare: 'made' },
  ...{ rejected: 'not_made', not_sent: 'not_made', unknown: 'unknown' },
};
/** What a purchase may be answered with, by what became of its request; time, and a line that breaks, may leave any of it unknown. */
const OUTCOMES_OF: Readonly<Record<Row['request'], readonly Outcome[]>> = {
  here: ['not_sent', 'unknown'],
  away: ['unknown'],
  sold: ['sold', 'drawn', 'bare', 'unknown'],
  refused: ['rejected', 'unknown'],
};

/** The buyer tells the ledger what came of it. @param done how many commits get done before the database is away; all where undefined */
function written(rules: Rules, row: Row, outcome: Outcome, done?: number): Row {
  const commits = storing(rules, row.state, changeOf(rules, outcome));
  const state = commits?.slice(0, done).at(-1) ?? row.state;
  if (commits === null || done !== undefined)
    return { ...row, state, stage: 'over', kept: outcome === 'drawn' ? 'bare' : outcome, answer: ANSWER[outcome] };
  if (state === 'PURCHASED') return { ...row, state, stage: 'stored' };
  return { ...row, state, stage: 'over', answer: state === 'LABELLED' ? 'done' : ANSWER[outcome] };
}

/** Whether a station may take the lease of a shipment: nobody has it, or the run that has it is silent. */
const isFree = (rules: Rules, { lease }: Row, by: number, stations: readonly Station[]) =>
  lease === null || lease === by || !rules.holdsLease(stations[lease]);
const givenBack = ({ lease }: Row, by: number) => (lease === by ? null : lease);

/** The steps that concern one id, in a world with these stations. */
export function stepsOf(rules: Rules, id: Id, stations: readonly Station[]): OwnStep[] {
  const steps: OwnStep[] = [];
  const everyone = [...stations.keys()];
  const cutOff = (station: number) => stations.map((each, index) => (index === station ? 'cut' : each));
  const holder = id.at(-1);
  if (id.length < MOST_ROWS && (!holder || rules.freesTransactionId(holder.state))) {
    for (const station of everyone.filter((each) => stations[each] === 'up')) {
      const row = accepted(station, stations.length);
      const unheard: Row = { ...row, stage: 'unheard', answer: 'not_made' };
      const at = { station, row: id.length };
      steps.push({ kind: 'accept', ...at, id: [...id, row], stations });
      steps.push({ kind: 'accept unheard', ...at, id: [...id, unheard], stations: cutOff(station) });
    }
  }
  for (const [index, row] of id.entries()) {
    const add = (kind: string, station: number, changed: Partial<Row>, after = stations) =>
      steps.push({ kind, station, row: index, id: id.with(index, { ...row, ...changed }), stations: after });
    const { owner, stage, request, state } = row;
    const isUp = stations[owner] === 'up';
    if (request === 'away' && !row.isLate) {
      add('carrier sells', owner, { request: 'sold' });
      add('carrier refuses', owner, { request: 'refused' });
    }
    if (!row.isLate) add('deadline', owner, { isLate: true, ...(request === 'away' && { request: 'here' }) });
    if (stage === 'sent') {
      if (request === 'here' && !row.isLate) add('send', owner, { request: 'away' });
      for (const outcome of OUTCOMES_OF[request]) {
        add(`answer ${outcome}`, owner, written(rules, row, outcome, isUp ? undefined : 0));
        if (isUp && storing(rules, state, changeOf(rules, outcome))?.length)
          add(`answer ${outcome} unheard`, owner, written(rules, row, outcome, 1), cutOff(owner));
      }
    }
    if (stage === 'stored') {
      const isTaking = isUp && isFree(rules, row, owner, stations);
      if (isTaking && state === 'PURCHASED') add('take lease', owner, { stage: 'fetching', lease: owner });
      else if (isTaking) {
        // Another station was quicker: nothing is left to be fetched.
        const answer = state === 'LABELLED' ? 'done' : 'made';
        add('take lease', owner, { stage: 'over', lease: null, answer });
      } else add(isUp ? 'wait no longer' : 'take lease', owner, { stage: 'over', answer: 'made' });
    }
    if (stage === 'fetching') {
      const labelled = isUp ? advance(rules, state, changeTo('LABELLED')) : null;
      const isDone = labelled ?? (isUp && state === 'LABELLED');
      const lease = isUp ? givenBack(row, owner) : row.lease;
      add('label', owner, { state: labelled ?? state, stage: 'over', lease, answer: isDone ? 'done' : 'made' });
      if (labelled) add('label unheard', owner, { state: labelled, stage: 'over', answer: 'made' }, cutOff(owner));
      add('no label', owner, { stage: 'over', lease, answer: 'made' });
    }
    for (const by of everyone.filter((each) => stations[each] === 'up')) {
      const works = (work: Row['works'][number]) => row.works.with(by, work);
      const change = (kind: string, to: ShipmentState, more: Partial<Row> = {}) => {
        const after = advance(rules, state, changeTo(to));
        if (after) add(kind, by, { state: after, ...more });
        return after;
      };
      const work = row.works[by];
      if (work) {
        const to = { found: rules.stateAfterSale('UNKNOWN', true), absent: 'REJECTED', voided: 'VOIDED' } as const;
        const after = advance(rules, state, changeTo(to[work]));
        add(`${work} written`, by, { state: after ?? state, works: works(null), lease: givenBack(row, by) });
        if (after) add(`${work} written unheard`, by, { state: after, works: works(null) }, cutOff(by));
      }
      if (rules.isAbandoned(row, by, stations)) change('settle', rules.stateOfAbandoned(state));
      if (stage === 'unheard' && owner === by && !row.isEarlier) continue;
      const isInHand = work !== null || (stage !== 'over' && owner === by && !row.isEarlier);
      if (isInHand || !isFree(rules, row, by, stations)) {
        add('is refused', by, {});
        continue;
      }
      const done = { lease: null };
      if (state === 'PURCHASED') change('fetch labels', 'LABELLED', done);
      if (state === 'LABELLED') add('void', by, { works: works('voided'), lease: by });
      if (state !== 'UNKNOWN' || request === 'away') continue;
      if (request === 'sold') add('look up', by, { works: works('found'), lease: by });
      else if (rules.provesAbsence('rejected')) add('look up', by, { works: works('absent'), lease: by });
      if (request === 'sold') {
        const found = advance(rules, state, changeTo(rules.stateDecided('found')));
        const whole = found && advance(rules, found, changeTo('LABELLED'));
        if (whole) add('person finds', by, { state: whole, ...done });
      } else change('person finds nothing', rules.stateDecided('not_bought'), done);
      change('person writes off', rules.stateDecided('written_off'), done);
    }
  }
  return steps;
}

/** What befalls a station, and what it makes of each id; null where it cannot. */
export interface CommonStep {
  kind: string;
  from: readonly Station[];
  to: Station;
  /** @param isFolded whether the folding comes to this id */
  apply(rules: Rules, row: Row, station: number, isFolded: boolean): Row;
  /** Only where something is in the spill file of the station, of so many ids at least. */
  needsKept?: number;
}

const killed = (row: Row, station: number): Row => ({
  ...{ ...row, works: row.works.with(station, null) },
  stage: isRunOf(row, station) ? 'over' : row.stage,
});
const isRunOf = (row: Row, station: number) => row.owner === station && !row.isEarlier;

/** An outcome that was kept is stored; it stays in the file unless it is forgotten. */
function folded(rules: Rules, row: Row, station: number, isForgotten: boolean): Row {
  if (row.owner !== station || !row.kept) return row;
  const state = fitting(rules, row.state, changeOf(rules, row.kept)).at(-1) ?? row.state;
  return { ...row, state, kept: isForgotten ? null : row.kept };
}

export const COMMON: readonly CommonStep[] = [
  { kind: 'kill', from: ['up', 'cut'], to: 'down', apply: (_, row, station) => killed(row, station) },
  { kind: 'kill', from: ['silent'], to: 'gone', apply: (_, row, station) => killed(row, station) },
  {
    ...{ kind: 'start', from: ['down', 'gone'], to: 'up' },
    apply: (_, row, station) => ({
      ...{ ...row, isEarlier: row.isEarlier || row.owner === station, lease: givenBack(row, station) },
    }),
  },
  { kind: 'cut', from: ['up'], to: 'cut', apply: (_, row) => row },
  {
    ...{ kind: 'heal', from: ['cut', 'silent'], to: 'up' },
    apply(rules, row, station) {
      const isInHand = row.works[station] || (row.stage === 'fetching' && isRunOf(row, station));
      const healed = isInHand ? row : { ...row, lease: givenBack(row, station) };
      if (row.stage !== 'unheard' || !isRunOf(row, station)) return healed;
      const state = fitting(rules, row.state, changeTo('NOT_SENT')).at(-1) ?? row.state;
      return { ...healed, state, stage: 'over' };
    },
  },
  { kind: 'fall silent', from: ['cut'], to: 'silent', apply: (_, row) => row },
  {
    // Only its next run comes after that, and that has none of its leases.
    ...{ kind: 'fall silent', from: ['down'], to: 'gone' },
    apply: (_, row, station) => ({ ...row, lease: givenBack(row, station) }),
  },
  { kind: 'fold', from: ['up'], to: 'up', needsKept: 1, apply: (rules, row, by) => folded(rules, row, by, true) },
  {
    ...{ kind: 'fold, killed before it forgets', from: ['up'], to: 'down', needsKept: 1 },
    apply: (rules, row, station) => killed(folded(rules, row, station, false), station),
  },
  {
    ...{ kind: 'fold one, then cut', from: ['up'], to: 'cut', needsKept: 2 },
    apply: (rules, row, station, isFolded) => (isFolded ? folded(rules, row, station, false) : row),
  },
];
