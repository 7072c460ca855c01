import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import type { ShipmentSearch } from '#electron/engine/history/index.ts';

/** The refusal of a query parameter, naming it. */
const badParameter = (name: string, message: string, actual: unknown, allowed?: readonly string[]) =>
  new EngineError('FIELD_INVALID', message, {
    errors: [
      { code: 'FIELD_INVALID', pointer: `/query/${name}`, message, actual, ...(allowed && { allowed: [...allowed] }) },
    ],
  });

/** The refusal of a cursor that no page of the list gave. */
export const badCursor = (cursor: unknown) =>
  badParameter(
    'cursor',
    `cursor must be the \`next\` of an earlier page; it is "${String(cursor).slice(0, 50)}".`,
    cursor,
  );

/** States by comma, in any case; none where none are asked for. @throws EngineError FIELD_INVALID, naming those there are. */
export function statesIn<State extends string>(
  text: string | undefined,
  states: readonly State[],
): { states?: State[] } {
  if (text === undefined) return {};
  const named = text.split(',').map((part) => {
    const state = states.find((candidate) => candidate === part.trim().toUpperCase());
    if (state) return state;
    const message = `state must be one or several of ${states.join(', ')}; "${part.slice(0, 50)}" is none.`;
    throw badParameter('state', message, text, states);
  });
  return { states: named };
}

/** A number of a path; what is none is a number that nothing has. */
export const numberIn = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : -1);

/** The query parameters by which shipments are found, as they came: shared/api/shipping/shipment-filters.ts. */
interface FilterParameters extends Omit<ShipmentSearch, 'ids' | 'states' | 'acceptedFrom' | 'acceptedBefore'> {
  ids?: string;
  state?: string;
  from?: string;
  to?: string;
}

/** RFC 3339 has leap seconds, and JavaScript has none: theirs is the second that follows, as in POSIX. */
const instantIn = (text: string): number =>
  text.slice(17, 19) === '60' ? Date.parse(`${text.slice(0, 17)}59${text.slice(19)}`) + 1000 : Date.parse(text);

/** What shipments are searched by. @throws EngineError FIELD_INVALID, naming the parameter. */
export const searchIn = <Parameters extends FilterParameters>({ ids, state, from, to, ...rest }: Parameters) => ({
  ...rest,
  ...(ids !== undefined && { ids: ids.split(',') }),
  ...statesIn(state, SHIPMENT_STATES),
  ...(from !== undefined && { acceptedFrom: instantIn(from) }),
  ...(to !== undefined && { acceptedBefore: instantIn(to) }),
});
