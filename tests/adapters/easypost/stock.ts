import type { FakeAnswer } from '../connectors/fake-service.ts';

/** What the fake has from the beginning. */

export const TEST_KEY = 'EZTKtest0123456789';
export const LIVE_KEY = 'EZAKlive0123456789';
export const CARRIER_ACCOUNT = 'ca_0123456789abcdef0123456789abcdef';

export const LABELS: Record<string, { type: string; bytes: Buffer }> = {
  PDF: { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 a label') },
  PNG: { type: 'image/png', bytes: Buffer.from('\x89PNG\r\n\x1a\n a label', 'latin1') },
  ZPL: { type: 'application/zpl', bytes: Buffer.from('^XA^FDa label^FS^XZ') },
  EPL2: { type: 'application/epl2', bytes: Buffer.from('N\nA50,50,0,1,1,1,N,"a label"\nP1\n') },
};

/** A file by its name, in the format that it ends with. */
export function fileNamed(name: string): FakeAnswer {
  const { bytes } = LABELS[name.split('.').at(-1)?.toUpperCase() ?? ''] ?? {};
  return bytes ? { bytes } : { status: 404, json: {} };
}

const known = { object: 'CarrierAccount', clone: false, created_at: '', updated_at: '', billing_type: 'easypost' };
const unused = { reference: null, logo: null, fields: [], credentials: {}, test_credentials: null };
export const CARRIER_ACCOUNTS = [
  { id: CARRIER_ACCOUNT, ...known, type: 'FedexAccount', description: 'Depot', readable: 'FedEx', ...unused },
  { id: 'ca_2', ...known, type: 'OddDefaultAccount', description: '', readable: 'Odd Carrier', ...unused },
];
const offer = { carrier: 'fedex', description: null, dimensions: null, max_weight: 70 };
export const CARRIERS = [
  {
    ...{ name: 'fedex', human_readable: 'FedEx' },
    service_levels: [
      { ...offer, name: 'FEDEX_GROUND', human_readable: 'FedEx Ground®' },
      { ...offer, name: 'INTERNATIONAL_PRIORITY', human_readable: null },
    ],
    predefined_packages: [{ ...offer, name: 'FedExPak', human_readable: 'Pak', dimensions: ['12in x 15.5in'] }],
  },
];

const ofFedex = { carrier: 'FedEx', carrier_account_id: CARRIER_ACCOUNT };
/** What the carrier account asks, where it is one of those that are asked. */
export const quotesOf = (offers: ReadonlyMap<string, string>, accounts = [CARRIER_ACCOUNT]) =>
  accounts.includes(CARRIER_ACCOUNT) ? [...offers].map(([service, rate]) => ({ ...ofFedex, service, rate })) : [];
export const messageOf = (message: string) => ({ ...ofFedex, type: 'rate_error', message });
