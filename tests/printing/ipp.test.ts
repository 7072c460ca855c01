import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadIppError, decodeAnswer, firstGroup, number, texts } from '#electron/printing/cups/ipp-answer.ts';
import { encodeRequest, ipp } from '#electron/printing/cups/ipp-message.ts';

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'hex');
const ascii = (text: string) => Buffer.from(text).toString('hex');

describe('a request', () => {
  test('is laid out as RFC 8010 says', () => {
    const request = encodeRequest({ operation: 0x0009, attributes: [['job-id', ipp.integer(7)]] }, 3);
    expect(request.toString('hex')).toBe(
      hex(`
        0200 0009 00000003 01
        47 0012 ${ascii('attributes-charset')} 0005 ${ascii('utf-8')}
        48 001b ${ascii('attributes-natural-language')} 0002 ${ascii('en')}
        21 0006 ${ascii('job-id')} 0004 00000007
        03`).toString('hex'),
    );
  });

  test('names an attribute with several values once', () => {
    const attributes = [['which', ipp.keyword('a'), ipp.keyword('b')]] as const;
    expect(encodeRequest({ operation: 1, attributes }, 1).toString('hex')).toContain(
      hex(`44 0005 ${ascii('which')} 0001 ${ascii('a')} 44 0000 0001 ${ascii('b')} 03`).toString('hex'),
    );
  });

  test('writes the members of a collection between its begin and its end', () => {
    const size = ipp.collection(['x', ipp.integer(1)]);
    const request = encodeRequest({ operation: 1, attributes: [], jobAttributes: [['size', size]] }, 1);
    expect(request.toString('hex')).toContain(
      hex(`02 34 0004 ${ascii('size')} 0000 4a 0000 0001 ${ascii('x')} 21 0000 0004 00000001 37 0000 0000 03`).toString(
        'hex',
      ),
    );
  });
});

describe('an answer', () => {
  const answer = hex(`
    0200 0001 00000001
    01 47 0012 ${ascii('attributes-charset')} 0005 ${ascii('utf-8')}
    02 21 0006 ${ascii('job-id')} 0004 00000029
       44 0007 ${ascii('reasons')} 0001 ${ascii('a')}
       44 0000 0001 ${ascii('b')}
       13 0004 ${ascii('time')} 0000
       34 0003 ${ascii('col')} 0000 4a 0000 0001 ${ascii('x')} 21 0000 0004 00000009 37 0000 0000
       22 0004 ${ascii('flag')} 0001 01
    02 21 0006 ${ascii('job-id')} 0004 0000002a
    03`);

  test('is read group by group, and collections are passed over', () => {
    const decoded = decodeAnswer(answer);
    const job = firstGroup(decoded, 2);
    expect([decoded.status, decoded.groups.map(({ group }) => group)]).toEqual([1, [1, 2, 2]]);
    expect([number(job, 'job-id'), texts(job, 'reasons')]).toEqual([0x29, ['a', 'b']]);
    expect([...job.keys()]).toEqual(['job-id', 'reasons', 'time', 'col', 'flag']);
    expect([job.get('time'), job.get('flag')]).toEqual([[null], [true]]);
  });

  test('that is cut off anywhere is refused', () => {
    for (let length = 0; length < answer.length; length++) {
      expect(() => decodeAnswer(answer.subarray(0, length))).toThrow(BadIppError);
    }
  });

  test('of any bytes is read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          return Array.isArray(decodeAnswer(Buffer.from(bytes)).groups);
        } catch (error) {
          return error instanceof BadIppError;
        }
      }),
    );
  });
});
