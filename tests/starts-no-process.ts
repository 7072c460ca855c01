import { subscribe } from 'node:diagnostics_channel';

// Loaded into the processes of the unit tests: one of them that starts a process fails, and tests/sort-tests.ts has to see why it does.
subscribe('child_process', () => {
  throw new Error('A unit test started a process: tests/sort-tests.ts does not know that what it imports can');
});
