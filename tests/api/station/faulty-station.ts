import { testDefinition } from '#electron/adapters/test/definition.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import type { Answer } from '../../helpers/api.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';

/** A station of its own with a fault of the given kind, for as long as the call takes. */
export async function onFaultyStation(
  spoil: (own: TestStation) => void,
  call: (own: TestStation) => Promise<Answer> = (own) => own.api.ship('faulty', request()),
) {
  const own = await startTestStation();
  try {
    spoil(own);
    return await call(own);
  } finally {
    await own.dispose();
  }
}

/** A station of its own whose carrier of test mode is this one. */
export async function onStationWith(carrier: Adapter, call: (own: TestStation) => Promise<Answer>) {
  const own = await startTestStation({ adapters: [() => carrier] });
  try {
    return await call(own);
  } finally {
    await own.dispose();
  }
}

/** Sells, and does not deliver. */
export const SELLS_WITHOUT_LABELS: Adapter = {
  definition: testDefinition,
  purchase: async () => ({ kind: 'purchased', trackingNumbers: ['UP1'], documents: [], documentSources: [] }),
  documents: () => Promise.reject(new Error('The label is not there yet')),
};

/** Sells, and loses the answer to a void. */
export const LOSES_VOIDS: Adapter = {
  definition: testDefinition,
  purchase: async () => ({ kind: 'purchased', trackingNumbers: ['UP1'] }),
  void: () => Promise.reject(new Error('Nothing answers at gateway.example.')),
};

/** Loses its answer, and cannot be asked. */
export const CANNOT_BE_ASKED: Adapter = {
  definition: testDefinition,
  purchase: async () => ({ kind: 'unknown', reason: 'The answer was lost.' }),
};
