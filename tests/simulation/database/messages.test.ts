import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../forms.ts';
import { join, split, withSettings, type Message } from './messages.ts';

const bodies = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes));
const messages = fc.array(fc.record({ type: fc.constantFrom('Q', 'P', 'B', 'E', 'S'), body: bodies }), {
  maxLength: 8,
});

test('messages come out as they went in, wherever the bytes are cut', () => {
  fc.assert(
    fc.property(bodies, messages, fc.array(fc.nat({ max: 12 })), (first, others, cuts) => {
      const sent: Message[] = [{ type: '', body: first }, ...others];
      const bytes = join(sent);
      const heard: Message[] = [];
      let [rest, at]: [Buffer, number] = [Buffer.alloc(0), 0];
      for (const cut of [...cuts, bytes.length]) {
        const found = split(Buffer.concat([rest, bytes.subarray(at, at + cut)]), heard.length === 0);
        heard.push(...found.messages);
        [rest, at] = [found.rest, at + cut];
      }
      expect(heard).toEqual(sent);
      expect(rest).toHaveLength(0);
    }),
    { numRuns: runs(5000) },
  );
});

test.each([
  ['user\0desk\0options\0-c a=1\0database\0ledger\0\0', 'user\0desk\0database\0ledger\0options\0-c a=1 -c b=2\0\0'],
  ['user\0desk\0\0', 'user\0desk\0options\0 -c b=2\0\0'],
])('only the options of a connection are changed, or added: %j', (fields, expected) => {
  const body = Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from(fields)]);
  const changed = withSettings({ type: '', body }, (options) => `${options} -c b=2`).body;
  expect(changed.toString('utf8', 4)).toBe(expected);
});
