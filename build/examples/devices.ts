import type { Examples } from './recorder.ts';

const weighed = {
  weight: { units: 'KG', value: 1.234 },
  shown: { value: '1234', unit: 'g' },
  at: '2026-03-02T09:00:00.000Z',
};

/** What a machine answers that has a printer and a scale, or shares its ledger, as the one that records need not. */
export const DEVICE_EXAMPLES = {
  waiveDesk: { params: { desk: 'Q7' }, responses: {} },
  listAvailablePrinters: {
    responses: {
      200: {
        available: [
          {
            name: 'Zebra',
            connection: { type: 'cups', queue: 'Zebra' },
            description: 'Zebra ZD421 · Packing desk 1',
            format: 'ZPL',
            ready: true,
            isDefault: true,
          },
        ],
        notes: [],
        troubles: [],
      },
    },
  },
  listScales: {
    responses: {
      200: {
        available: [{ name: 'Dymo S100', connection: { type: 'hid', vendorId: 2338, productId: 32771 } }],
        notes: [],
        troubles: [],
      },
    },
  },
  readScale: {
    responses: {
      200: { state: 'STABLE', detail: 'The weight is stable.', trouble: null, reading: { ...weighed, stable: true } },
    },
  },
  weigh: { request: { waitSeconds: 10 }, responses: { 200: weighed } },
} as const satisfies Examples;
