export type { AddressImportDeps } from './deps.ts';
export { importAddresses } from './import-addresses.ts';
