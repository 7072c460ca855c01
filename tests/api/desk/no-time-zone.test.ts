import { expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { bytesOf } from '../../helpers/shipping.ts';
import { handClock, startTestStation } from '../../helpers/station.ts';
import { standIn } from '../../window/time-zone.ts';

// As a container has it that is told `TZ=${TZ}` where there is none.
test('where the machine does not know its time zone, labels are sold, and their dates are those of UTC', async () => {
  standIn('');
  const station = await startTestStation({ clock: handClock(Date.parse('2026-03-02T23:30:00Z')) });
  const labelSpecification = { imageType: 'ZPL' };
  const { status, body } = await station.api.ship('somewhere', request({ labelSpecification }));
  await station.dispose();

  expect([status, body.detail]).toEqual([200, undefined]);
  expect(bytesOf(body.data.transactionShipments[0].packageDocuments[0])).toContain('02 Mar 2026');
});
