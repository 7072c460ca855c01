import { expect, test } from 'vitest';
import { useStation } from '../helpers/use-station.ts';
import { fakeScale } from './fake-scale.ts';

const scale = fakeScale();
const station = useStation({ scales: scale.drivers, scaleTiming: { silentMs: 50 } });

test('a weight is not shown any more once the scale says nothing', async () => {
  await scale.useIn(station.api);
  scale.weigh('0', 'kg');
  scale.weigh('1', 'kg');
  const status = async () => (await station.api.get('/station/v1/scale')).body;
  await expect.poll(status).toMatchObject({ state: 'SILENT', reading: null });
  // As scales do, it goes on saying what lies on it.
  const said = async () => {
    scale.weigh('1', 'kg');
    return (await status()).state;
  };
  await expect.poll(said).toBe('STABLE');
});
