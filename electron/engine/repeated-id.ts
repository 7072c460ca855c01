import { ID_HELD_MS } from '#shared/schema/shipment.ts';
import { EngineError } from './engine-error.ts';
import type { AcceptOutcome } from './ports.ts';
import { PURCHASE_IN_STATE } from './states.ts';

/** How a request is refused whose id an earlier transaction holds (contract, section 4). */
export function refuseRepeatedId(
  transactionId: string,
  by: Extract<AcceptOutcome, { kind: 'taken' }>['by'],
): EngineError {
  const purchase = PURCHASE_IN_STATE[by.state];
  switch (by.state) {
    case 'RESERVED':
    case 'SENDING':
      return new EngineError('TRANSACTION_IN_PROGRESS', `Transaction ${transactionId} is still running.`, {
        purchase: 'unknown',
        retryAfter: 2,
      });
    case 'UNKNOWN':
      return new EngineError(
        'TRANSACTION_IN_DOUBT',
        `Whether transaction ${transactionId} was bought is not known. It is not sent again; a person or a look-up settles it.`,
        { purchase },
      );
    default: {
      const acceptedAt = new Date(by.acceptedAt).toISOString();
      const reusableAt = new Date(by.acceptedAt + ID_HELD_MS).toISOString();
      return new EngineError(
        'TRANSACTION_ID_REPEATED',
        `Transaction ${transactionId} was accepted at ${acceptedAt}; the id may be used again from ${reusableAt}.`,
        { purchase, original: { acceptedAt, reusableAt, state: by.state, href: `/station/v1/shipments/${by.id}` } },
      );
    }
  }
}
