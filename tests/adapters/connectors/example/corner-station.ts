import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { readArguments } from '#electron/start/headless-arguments.ts';
import { startStation } from '#electron/station.ts';
import { createCorner } from './index.ts';

// A station in a process of its own that can buy at the corner; CORNER says where that is, and LEDGER the database, where it is no file.
const { CORNER = '', LEDGER } = process.env;
const ledger = LEDGER === undefined ? undefined : (JSON.parse(LEDGER) as LedgerAddress);
const { baseUrl } = await startStation({
  ...readArguments(process.argv.slice(2)),
  ...(ledger && { ledger: { ...ledger, isTrusted: true } }),
  adapters: [(ports) => createCorner(ports, CORNER)],
});
console.log(`Packbench is ready at ${baseUrl}`);
