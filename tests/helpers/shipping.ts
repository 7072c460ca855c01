import { expect } from 'vitest';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { ShipmentData } from '#shared/schema/shipping/shipment-response.ts';
import type { TestStation } from './station.ts';

/** Create calls under ids of their own. */
export function shipping(station: TestStation, prefix: string) {
  let count = 0;
  const newId = () => `${prefix}-${++count}`;
  const ship = (body: unknown) => station.api.ship(newId(), body);
  return {
    newId,
    ship,
    /** Ships and gives the answer's `data`; fails where it was refused. */
    async shipped(body: unknown): Promise<ShipmentData> {
      const answer = await ship(body);
      expect(answer.body.errors ?? [], answer.body.detail).toEqual([]);
      expect(answer.status).toBe(200);
      return answer.body.data;
    },
    /** The violations of a body that must be refused. */
    async refused(body: unknown): Promise<Violation[]> {
      const answer = await ship(body);
      expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
      return answer.body.errors;
    },
  };
}

/** The bytes of a document that came as base64, as text of one byte a character. */
export const bytesOf = (document: { fileBase64: string | null } | undefined) =>
  Buffer.from(document?.fileBase64 ?? '', 'base64').toString('latin1');
