import { randomUUID } from 'node:crypto';
import {
  guarded,
  startFakeService,
  type FakeAnswer,
  type FakeCall,
  type FakeRoute,
} from '../connectors/fake-service.ts';
import type { ConnectorFake } from '../connectors/faults.ts';
import { sendcloudDescription } from './description.ts';
import { accountRoutes } from './fake-account.ts';

export const KEYS = { publicKey: 'public-of-tests', secretKey: 'secret-of-tests' };
export const BASE = '/api/v3';
/** Read and compiled while the file is loaded: that takes longer than a purchase may. */
const DESCRIPTION = sendcloudDescription(BASE);

interface Parcel {
  id: number;
  status: string;
  number: string | null;
  asked: Record<string, unknown>;
}
export interface Booked {
  id: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as it was sent; the description checks it
  asked: any;
  parcels: Parcel[];
  faults: string[];
}

/** What an announcement does of itself, once. */
type Once =
  | { kind: 'fails'; words: string }
  | { kind: 'fails-in-part' }
  | { kind: 'without-number' }
  | { kind: 'without-label' }
  | { kind: 'refused'; status: number; code: string; words: string; pointer?: string }
  | { kind: 'no-shipment' }
  /** Answers with the shipment before. */
  | { kind: 'another' };

export interface SendcloudFake extends ConnectorFake {
  /** Where the API lies, as the adapter is told. */
  address: string;
  booked(): Booked[];
  next(once: Once): void;
  /** What a cancellation is answered. */
  cancelling(how: 'at-once' | 'queued' | { words: string }): void;
  /** The state of every parcel of a shipment from now on. */
  move(id: string, status: string): void;
  /** Labels are asked for and are not there, or links to them lead elsewhere. */
  labels(how: 'there' | 'gone' | 'elsewhere'): void;
}

const refusal = (status: number, code: string, detail: string, pointer?: string): FakeAnswer => ({
  status,
  json: { errors: [{ status: String(status), code, detail, ...(pointer && { source: { pointer } }) }] },
});

const MESSAGES: Record<string, string> = {
  READY_TO_SEND: 'Ready to send',
  ANNOUNCEMENT_FAILED: 'Announcement Failed',
  ANNOUNCING: 'Being announced',
  CANCELLED: 'Cancelled',
  EN_ROUTE: 'En route to sorting center',
};

const LABELS: Record<string, (number: string) => string> = {
  'application/pdf': (number) => `%PDF-1.7 label ${number}`,
  'image/png': (number) => `\x89PNG\r\n\x1a\n label ${number}`,
  'application/zpl': (number) => `^XA^FD${number}^XZ`,
};

/** Sendcloud with its books: what was announced, under which ids, and what became of it. */
export async function startSendcloud(): Promise<SendcloudFake> {
  const shipments = new Map<string, Booked>();
  let once: Once | null = null;
  let cancelling: 'at-once' | 'queued' | { words: string } = 'at-once';
  let labels: 'there' | 'gone' | 'elsewhere' = 'there';
  let parcelIds = 383_000_000;

  const linksOf = ({ id, asked, number }: Parcel) => {
    if (number === null) return [];
    const host = labels === 'elsewhere' ? 'http://127.0.0.2:1' : fake.url;
    const link = `${host}${BASE}/parcels/${id}/documents`;
    const customs = {
      type: 'cn23',
      document_type: 'customs-declaration',
      size: 'a4',
      link: `${link}/customs-declaration`,
    };
    return [
      { type: 'label', document_type: 'label', size: 'a6', link: `${link}/label` },
      ...(asked['parcel_items'] ? [customs] : []),
    ];
  };

  const shown = ({ id, asked, parcels, faults }: Booked, isSync: boolean, hasLabels = true) => {
    const { label_details, ...rest } = asked;
    const only = parcels.length === 1 ? parcels[0] : undefined;
    const file = isSync && hasLabels && only?.number ? labelOf(label_details?.mime_type, only.number) : null;
    return {
      id,
      ...rest,
      ...(isSync && label_details && { label_details }),
      carrier: { code: 'postnl', name: 'PostNL' },
      errors: faults.map((detail) => ({ status: '500', code: 'parcel_announcement_error', detail })),
      parcels: parcels.map((parcel) => ({
        ...parcel.asked,
        id: parcel.id,
        status: { code: parcel.status, message: MESSAGES[parcel.status] ?? parcel.status },
        documents: hasLabels ? linksOf(parcel) : [],
        ...(parcel.number && { tracking_number: parcel.number }),
        additional_carrier_data: { awb_tracking_number: null, box_number: null },
        ...(file && { label_file: file.toString('base64') }),
      })),
    };
  };

  function announce({ json: asked }: FakeCall): FakeAnswer {
    const earlier = [...shipments.values()].find(
      (one) => one.asked.external_reference_id === asked.external_reference_id,
    );
    if (earlier) return { status: 409, json: { data: shown(earlier, true) } };
    const how = once;
    once = null;
    if (how?.kind === 'refused') return refusal(how.status, how.code, how.words, how.pointer);
    if (how?.kind === 'no-shipment') return { status: 201, json: {} };
    const before = [...shipments.values()].at(-1);
    if (how?.kind === 'another' && before) return { status: 201, json: { data: shown(before, true) } };
    const booked: Booked = { id: randomUUID(), asked, parcels: [], faults: how?.kind === 'fails' ? [how.words] : [] };
    booked.parcels = asked.parcels.map((parcel: Record<string, unknown>, index: number): Parcel => {
      const hasFailed = how?.kind === 'fails' || (how?.kind === 'fails-in-part' && index > 0);
      const id = ++parcelIds;
      if (how?.kind === 'without-number') return { id, status: 'ANNOUNCING', number: null, asked: parcel };
      // As its own example has it, a parcel whose announcement failed may bear a number.
      return { id, status: hasFailed ? 'ANNOUNCEMENT_FAILED' : 'READY_TO_SEND', number: `3SYZXG${id}`, asked: parcel };
    });
    shipments.set(booked.id, booked);
    return { status: 201, json: { data: shown(booked, true, how?.kind !== 'without-label') } };
  }

  function cancel(id: string): FakeAnswer {
    const booked = shipments.get(id);
    if (!booked) return refusal(404, 'not_found', 'Not found');
    if (booked.parcels.every(({ status }) => status === 'CANCELLED'))
      return refusal(409, 'invalid', 'This shipment is already cancelled.');
    if (typeof cancelling === 'object') return refusal(409, 'invalid', cancelling.words);
    if (cancelling === 'queued')
      return { status: 202, json: { data: { status: 'queued', message: 'Shipment cancellation has been queued' } } };
    for (const parcel of booked.parcels) parcel.status = 'CANCELLED';
    return { status: 200, json: { data: { status: 'cancelled', message: 'Shipment has been cancelled' } } };
  }

  function documentOf({ headers, query }: FakeCall, id: string, type: string): FakeAnswer {
    const parcel = [...shipments.values()].flatMap(({ parcels }) => parcels).find((one) => String(one.id) === id);
    if (!parcel?.number || labels === 'gone') return refusal(404, 'not_found', 'No Parcel matches the given query.');
    const paper = query.get('paper_size');
    const number = [type === 'label' ? parcel.number : `customs ${parcel.number}`, ...(paper ? [paper] : [])].join(' ');
    return { bytes: labelOf(headers.accept, number) };
  }

  const routes: FakeRoute[] = [
    { method: 'POST', path: '/shipments/announce', step: 'announce', answer: announce },
    {
      ...{ method: 'GET', path: '/shipments', step: 'look-up' },
      answer: ({ query }) => {
        const reference = query.get('external_reference_id');
        const found = [...shipments.values()].filter(({ asked }) => asked.external_reference_id === reference);
        return { json: { data: found.map((one) => shown(one, false)) } };
      },
    },
    {
      ...{ method: 'GET', path: '/shipments/{id}', step: 'read' },
      answer: (_, id = '') => {
        const booked = shipments.get(id);
        return booked ? { json: { data: shown(booked, false) } } : refusal(404, 'not_found', 'Not found');
      },
    },
    { method: 'POST', path: '/shipments/{id}/cancel', step: 'cancel', answer: (_, id = '') => cancel(id) },
    {
      ...{ method: 'GET', path: '/parcels/{id}/documents/{type}', step: 'label' },
      answer: (call, id = '', type = '') => documentOf(call, id, type),
    },
    ...accountRoutes(),
  ];

  const fake = await startFakeService(
    guarded(
      routes.map((route) => ({ ...route, path: BASE + route.path })),
      ({ headers }) => headers.authorization === LOGIN,
      () => refusal(401, 'authentication_failed', 'Invalid username/password.'),
    ),
    DESCRIPTION,
  );
  const isSold = ({ parcels }: Booked) => parcels.some(({ status }) => status !== 'ANNOUNCEMENT_FAILED');

  return {
    ...fake,
    address: fake.url + BASE,
    booked: () => [...shipments.values()],
    sales: () =>
      [...shipments.values()].filter(isSold).map(({ parcels }) => ({
        trackingNumbers: parcels.flatMap(({ status, number }) =>
          status === 'ANNOUNCEMENT_FAILED' ? [] : (number ?? []),
        ),
      })),
    heal() {
      fake.heal();
      once = null;
      cancelling = 'at-once';
      labels = 'there';
    },
    next: (how) => void (once = how),
    cancelling: (how) => void (cancelling = how),
    move: (id, status) => shipments.get(id)?.parcels.forEach((parcel) => void (parcel.status = status)),
    labels: (how) => void (labels = how),
  };
}

const labelOf = (type: string | undefined, number: string) =>
  Buffer.from((LABELS[type ?? ''] ?? LABELS['application/pdf'])?.(number) ?? '', 'latin1');

const LOGIN = `Basic ${Buffer.from(`${KEYS.publicKey}:${KEYS.secretKey}`).toString('base64')}`;
