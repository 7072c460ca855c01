import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  optional?: boolean;
  engines?: { node?: string };
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** As semantic versioning writes ranges: `>=18`, `^20.19.0`, `20.x`. */
const has20 = (range: string) =>
  range.split('||').some((part) => /^\s*(?:\*|>=\s*v?(?:\d|1\d|20)(?:\.\d+)*|[\^~]?v?20(?:\.[\dx*]+)*)\s*$/.test(part));

test('the oldest npm that the README allows, that of Node 20, leaves no optional package out because of its Node', () => {
  const optional = Object.entries(lock.packages).filter(([, { optional: isOptional }]) => isOptional === true);
  expect(optional.map(([name]) => name)).toContain('node_modules/serialport');
  expect(optional.filter(([, { engines }]) => !has20(engines?.node ?? '*')).map(([name]) => name)).toEqual([]);
});
