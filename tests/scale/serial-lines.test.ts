import { describe, expect, test } from 'vitest';
import { readContinuousLine } from '#electron/scale/serial/continuous.ts';
import { createLines } from '#electron/scale/serial/lines.ts';
import { readSicsLine } from '#electron/scale/serial/sics.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

const weight = (value: string, unit: string, stable = true) => ({ kind: 'weight', value, unit, stable });

describe('an answer to a SICS command', () => {
  test.each([
    ['S S     1.234 kg', weight('1.234', 'kg')],
    ['S D     1.230 kg', weight('1.230', 'kg', false)],
    ['S S    -0.002 kg', weight('-0.002', 'kg')],
    ['S S     35.30 oz', weight('35.30', 'oz')],
    ['S +', { kind: 'over_range' }],
    ['S -', { kind: 'under_zero' }],
    ['S I', null],
    ['ES', { kind: 'fault', trouble: diagnostic('SCALE_NO_SICS') }],
    ['S S     3 pcs', { kind: 'fault', trouble: diagnostic('SCALE_UNIT') }],
    ['I4 A "0123456789"', null],
  ])('%j is %o', (line, expected) => {
    expect(readSicsLine(line)).toEqual(expected);
  });
});

describe('a line that a scale sends by itself', () => {
  test.each([
    ['ST,GS,+  1.234kg', weight('1.234', 'kg')],
    ['=  ST,GS, 1.234kg', weight('1.234', 'kg')],
    ['US,GS,+  1.2kg', weight('1.2', 'kg', false)],
    ['ST,NT,+ 250g', weight('250', 'g')],
    ['ST,+00012.78  g', weight('00012.78', 'g')],
    ['ST,GS,-  0.002kg', weight('-0.002', 'kg')],
    ['ST,GS 5.50 lb', weight('5.50', 'lb')],
    ['OL,GS,+', { kind: 'over_range' }],
    ['OL,GS,-', { kind: 'under_zero' }],
    ['ST,TR,+ 0.100kg', null],
    ['ST,GS,+ 12pcs', { kind: 'fault', trouble: diagnostic('SCALE_UNIT') }],
    ['ST,GS,+  5lb  3.2oz', { kind: 'fault', trouble: diagnostic('SCALE_UNIT') }],
    ['ST,GS,+  1.234kg ', weight('1.234', 'kg')],
    ['ST,GS,+ 1.2.3kg', null],
    ['QT,+0000012  PC', null],
    ['4kg', null],
  ])('%j is %o', (line, expected) => {
    expect(readContinuousLine(line)).toEqual(expected);
  });
});

describe('bytes from a serial port', () => {
  const linesOf = (...chunks: string[]) => {
    const lines: string[] = [];
    const take = createLines((line) => lines.push(line));
    for (const chunk of chunks) take(Buffer.from(chunk, 'latin1'));
    return lines;
  };

  test('are lines, in whatever pieces they come', () => {
    const text = 'ST,GS,+ 1.0kg\r\nUS,GS,+ 2.0kg\r\n';
    for (let at = 0; at <= text.length; at++) {
      expect(linesOf(text.slice(0, at), text.slice(at))).toEqual(['ST,GS,+ 1.0kg', 'US,GS,+ 2.0kg']);
    }
  });

  test('lose start and end marks, and what never ends', () => {
    expect(linesOf('\x02ST,GS,+ 1.0kg\x03\x02ST')).toEqual(['ST,GS,+ 1.0kg']);
    expect(linesOf('\tST,GS,+\t1.0kg\r\n')).toEqual(['ST,GS,+ 1.0kg']);
    expect(linesOf('x'.repeat(1000), '\r\n', 'ST,GS,1kg\r\n')).toEqual(['x'.repeat(120), 'ST,GS,1kg']);
  });

  test.each(['ST,GS,+ 12\xb3.4kg', 'ST,GS,+ 1\x00.4kg', 'S S     1\x7f2.4 kg'])(
    'are no line where one of them was disturbed on its way, as in %j: the others are another weight',
    (line) => {
      expect(linesOf(`${line}\r\n`, '\x02ST,GS,+ 1.0kg\x03')).toEqual(['ST,GS,+ 1.0kg']);
    },
  );

  test('are no line where the cable was out in between: the end of one is not that of another', () => {
    const lines: string[] = [];
    let at = 0;
    const take = createLines(
      (line) => lines.push(line),
      () => at,
    );
    const comes = (text: string, after: number) => {
      at += after;
      take(Buffer.from(text, 'latin1'));
    };
    comes('ST,GS,+ ', 10);
    comes('12.4kg\r\nST,GS,+ ', 400);
    comes('2.4kg\r\nST,GS,+ 12.4kg\r\n', 4000);
    expect(lines).toEqual(['ST,GS,+ 12.4kg', '2.4kg', 'ST,GS,+ 12.4kg']);
  });
});
