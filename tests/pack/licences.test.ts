import { expect, test } from 'vitest';
import { noticesFile, thirdPartyNotices, withoutText } from '../../build/third-party.ts';

const notices = thirdPartyNotices();
const textOf = (start: string) => notices.find(({ name }) => name.startsWith(start))?.text;

test('every work of others that ships comes with its licence in full', () => {
  expect(withoutText(notices)).toEqual([]);
  expect(notices.length).toBeGreaterThan(100);
});

test('a work without a text is named', () => {
  const license = 'MIT';
  const some = [
    { name: 'kept', version: '1.0.0', license, text: 'Permission is hereby granted'.repeat(10) },
    { name: 'silent', version: '2.0.0', license, text: '' },
    { name: 'brief', version: '3.0.0', license, text: 'MIT' },
  ];
  expect(withoutText(some)).toEqual(['silent 2.0.0', 'brief 3.0.0']);
});

test('what is built into packages is not forgotten', () => {
  expect(textOf('PDFium')).toMatch(/The PDFium Authors[\s\S]+Apache License/);
  expect(textOf('zxing-cpp')).toMatch(/Apache License/);
  expect(textOf('SQLite')).toMatch(/public domain/);
  expect(textOf('Arimo')).toMatch(/SIL OPEN FONT LICENSE/i);
  expect(textOf('@fontsource-variable/inter')).toMatch(/SIL OPEN FONT LICENSE/i);
});

test('the file names each work with its licence, and then gives the text of each', () => {
  const file = noticesFile(notices);
  for (const { name, version, license, text } of notices) {
    expect(file).toContain(`\n${name}, ${version}: ${license}\n`);
    expect(file).toContain(text);
  }
});
