import { startFakeOrders } from './fake-orders.ts';
import { startRealShop } from './real-shop.ts';
import type { Shop } from './shop.ts';

export type { Shop };

/** A SQL Server to try, as its administrator: `mssql://user:password@host:port`; beyond this machine with the PEM file of its authority in MSSQL_CA. */
const URL_OF_REAL = process.env['MSSQL_URL'];
if (URL_OF_REAL === undefined)
  console.log('No MSSQL_URL: sources in SQL Server are tried on a server of its protocol, and not on a real one.');

export const SHOPS: [name: string, start: () => Promise<Shop>][] = [
  ['a server of the protocol', () => startFakeOrders()],
  ...(URL_OF_REAL === undefined
    ? []
    : [['a real server', () => startRealShop(new URL(URL_OF_REAL))] as [string, () => Promise<Shop>]]),
];
