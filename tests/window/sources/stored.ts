import type { Source } from '#shared/schema/orders/source.ts';

const idle = { orders: 0, since: null, detail: null, trouble: null };

/** A source as the station answers it. */
export const stored = (changes: Partial<Source> = {}): Source => ({
  source: 'shop',
  connection: {
    ...{ type: 'postgresql', host: 'db.shop.example', port: 5433, database: 'shop' },
    ...{ user: 'reader', password: '********' },
  },
  ...{ reading: 'READ', everyMinutes: 10, since: '2026-01-01', enabled: true },
  statement: 'SELECT * FROM shop.orders WHERE updated_at > :since',
  mapping: { orderNumber: 'Order no', mark: 'updated_at', 'line.weight': 'weight' },
  defaults: { 'line.weightUnits': 'KG', note: 'Set over the API' },
  ...{ waiting: idle, state: 'OK', detail: null, trouble: null, failingSince: null },
  ...{ readAt: '2026-03-02T09:00:00Z', orders: 3, mark: '2026-03-02' },
  ...changes,
});
