import { expect, test } from 'vitest';
import { describeStartFailure } from '#electron/start/start-failure.ts';

test.each([
  ['EADDRINUSE', /^Port 4820 on 127\.0\.0\.1 is in use; choose another one with --port/],
  // Below 1024 on Linux, and on Windows in what it has set aside, as for virtual machines.
  ['EACCES', /^The system keeps port 4820 on 127\.0\.0\.1 from this account; choose another one with --port/],
])('a port at which the system lets nobody listen (%s) is said to be that, with what to do', (code, said) => {
  const place = { code, syscall: 'listen', address: '127.0.0.1', port: 4820 };
  const error = Object.assign(new Error(`listen ${code}: 127.0.0.1:4820`), place);
  expect(describeStartFailure(error, { dataDir: '/srv/data' })).toMatch(said);
});
