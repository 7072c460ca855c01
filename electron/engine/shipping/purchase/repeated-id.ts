import { ID_HELD_MS } from '#shared/schema/shipping/shipment.ts';
import { EngineError } from '../../engine-error.ts';
import { isWindow } from '../../identity/index.ts';
import type { AcceptOutcome, IdHolder } from '../shipment-record.ts';
import { PURCHASE_IN_STATE } from '../states.ts';
import type { ShipmentLedger, ShipmentReads } from '../store.ts';

/** What stands behind the refusal, for each answer to whether the earlier one asked for the same. */
const CONTENT_WORDS = {
  true: '',
  false: ' It was accepted with another content; nothing of this request was bought.',
  null: ' What it asked for was erased since, so that nobody can tell whether this request asks for the same; nothing more was bought. Ask by its id for its label.',
};

/**
 * How a request is refused whose id an earlier transaction holds (contract, section 4).
 * @param sameContent whether it asks for what the earlier one asked for, null where that was erased; not given where nothing was asked for but
 * what became of it
 */
export function refuseRepeatedId(
  transactionId: string,
  by: Extract<AcceptOutcome, { kind: 'taken' }>['by'],
  sameContent?: boolean | null,
): EngineError {
  const purchase = PURCHASE_IN_STATE[by.state];
  const acceptedAt = new Date(by.acceptedAt).toISOString();
  const original = (reusableAt: string | null) =>
    sameContent === undefined
      ? {}
      : { original: { acceptedAt, reusableAt, state: by.state, href: `/station/v1/shipments/${by.id}`, sameContent } };
  const other = sameContent === undefined ? '' : CONTENT_WORDS[`${sameContent}`];
  switch (by.state) {
    case 'RESERVED':
    case 'SENDING':
      return new EngineError('TRANSACTION_IN_PROGRESS', `Transaction ${transactionId} is still running.${other}`, {
        purchase: 'unknown',
        retryAfter: 2,
        ...original(null),
      });
    case 'UNKNOWN':
      return new EngineError(
        'TRANSACTION_IN_DOUBT',
        `Whether transaction ${transactionId} was bought is not known. It is not sent again; a person or a look-up settles it.${other}`,
        { purchase, ...original(null) },
      );
    default: {
      const reusableAt = new Date(by.acceptedAt + ID_HELD_MS).toISOString();
      return new EngineError(
        'TRANSACTION_ID_REPEATED',
        `Transaction ${transactionId} was accepted at ${acceptedAt}; the id may be used again from ${reusableAt}.${other}`,
        { purchase, ...original(reusableAt) },
      );
    }
  }
}

type Holders = Pick<ShipmentLedger, 'holderOf'> & Pick<ShipmentReads, 'findByTransaction'>;

/**
 * Who holds the id that a client calls with. A window that was let in again once its sessions were ended is another client by then; ids of
 * windows are random, so one that was sent from any of them stands for the same purchase.
 */
export async function whoHolds(shipments: Holders, clientId: string, transactionId: string): Promise<IdHolder | null> {
  const own = await shipments.holderOf(clientId, transactionId);
  if (own || !isWindow(clientId)) return own;
  const earlier = await ofAnyWindow(shipments, transactionId);
  return earlier && shipments.holderOf(earlier.clientId, transactionId);
}

/** The newest transaction with that id, where it was a window's. */
export async function ofAnyWindow<T extends { clientId: string }>(
  shipments: { findByTransaction(clientId: null, transactionId: string): Promise<T | null> },
  transactionId: string,
): Promise<T | null> {
  const newest = await shipments.findByTransaction(null, transactionId);
  return newest && isWindow(newest.clientId) ? newest : null;
}

/** Refuses a call that is wrong in itself. @throws EngineError as `refusalOfCall`, and whatever else was thrown as it is */
export async function refuseCall(
  shipments: Holders,
  call: { clientId: string; transactionId: string | undefined },
  wrong: unknown,
): Promise<never> {
  throw wrong instanceof EngineError ? await refusalOfCall(shipments, call, wrong) : wrong;
}

/** Who holds an id, as far as this station saw it: for while a shared ledger is away. */
export const lastSeenIn = ({ reads }: { reads: Pick<ShipmentReads, 'findByTransaction'> }) => ({
  holderOf: (clientId: string, transactionId: string): Promise<IdHolder | null> =>
    reads.findByTransaction(clientId, transactionId),
  findByTransaction: reads.findByTransaction,
});

/**
 * What a call is refused with that is wrong in itself. Where an earlier transaction holds its id, `purchase` is of that one: whoever repeats an id
 * because an answer was lost must not read that nothing was bought, whatever has changed at the station since.
 */
export async function refusalOfCall(
  shipments: Holders,
  { clientId, transactionId }: { clientId: string; transactionId: string | undefined },
  wrong: EngineError,
): Promise<EngineError> {
  const by = transactionId === undefined ? null : await whoHolds(shipments, clientId, transactionId);
  if (transactionId === undefined || !by) return wrong;
  const { purchase } = refuseRepeatedId(transactionId, by).details;
  const acceptedAt = new Date(by.acceptedAt).toISOString();
  return new EngineError(
    wrong.code,
    `${wrong.message} Transaction ${transactionId} was accepted before, at ${acceptedAt}: ask by its id what became of it.`,
    { ...wrong.details, purchase },
  );
}
