import type { Answer } from '../helpers/api.ts';
import { request } from '../helpers/requests.ts';
import { startTestStation, type TestStation } from '../helpers/station.ts';

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

/** Its carrier has sold, and does not deliver. */
export async function onStationThatSellsWithoutLabels(call: (own: TestStation) => Promise<Answer>) {
  const own = await startTestStation({
    adapters: {
      test: {
        purchase: async () => ({ kind: 'purchased', trackingNumbers: ['UP1'], documents: [], documentSources: [] }),
        documents: () => Promise.reject(new Error('The label is not there yet')),
      },
    },
  });
  try {
    return await call(own);
  } finally {
    await own.dispose();
  }
}
