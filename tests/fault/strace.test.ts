import { expect, test } from 'vitest';
import { readCalls, unsyncedSends } from './harness/strace.ts';

const WRITE = '7 pwrite64(20</data/ledger.db-wal>, "x"..., 4096, 32) = 4096';
const SYNC = '7 fdatasync(20</data/ledger.db-wal>) = 0';
const SEND =
  '7 connect(30<TCP:[1]>, {sa_family=AF_INET, sin_port=htons(4999), sin_addr=inet_addr("127.0.0.1")}, 16) = 0';
const ANSWER = '7 write(31<TCP:[2]>, "HTTP/1.1 200 OK\\r\\n"..., 900) = 900';

const sendsIn = (...lines: string[]) => unsyncedSends(readCalls(lines.join('\n')), '4999');

test('a send after a sync is in order', () => {
  expect(sendsIn(WRITE, SYNC, SEND, WRITE, SYNC, ANSWER)).toMatchObject({ sends: 2, unsynced: [] });
});

test('a send between a write and its sync is found, to the carrier and to the client', () => {
  expect(sendsIn(WRITE, SEND, SYNC, WRITE, ANSWER).unsynced).toHaveLength(2);
});

test('the witness beside the ledger is watched as its log is, and the sync of one is not that of the other', () => {
  const witnessed = WRITE.replace('-wal', '-witness');
  expect(sendsIn(WRITE, witnessed, SYNC, SEND).unsynced).toEqual([expect.stringMatching(/^ledger\.db-witness before/)]);
  expect(sendsIn(witnessed, SYNC.replace('-wal', '-witness'), SEND)).toMatchObject({
    unsynced: [],
    written: new Set(['ledger.db-witness']),
  });
});

test('a sync counts where it ends', () => {
  const begun = '7 fdatasync(20</data/ledger.db-wal> <unfinished ...>';
  const ended = '7 <... fdatasync resumed>) = 0';
  expect(sendsIn(WRITE, begun, SEND.replace('7 ', '8 '), ended).unsynced).toHaveLength(1);
  expect(sendsIn(WRITE, begun, ended, SEND).unsynced).toEqual([]);
});

test('what else is written and connected is no send', () => {
  expect(sendsIn(WRITE, SEND.replace('4999', '5000'), ANSWER.replace('200 OK', '409 Conflict')).sends).toBe(0);
});
