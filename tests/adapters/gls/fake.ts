import { startFakeService, type FakeAnswer, type FakeCall } from '../connectors/fake-service.ts';
import type { ConnectorFake, FakeSale } from '../connectors/faults.ts';
import { glsDescription } from './description.ts';

export const KEYS = { clientId: 'app-of-the-desk', clientSecret: 'secret-of-the-app' };
export const CONTACT = '276CONTACT';
const BASE = '/shipit-farm/v1/backend';
const MEDIA_TYPE = 'application/glsVersion1+json';

export interface GlsSale extends FakeSale {
  references: string[];
  units: string[][];
  at: number;
  cancelled: string[];
  /** Whether it went through an end of day: look-ups find no other. */
  isClosed: boolean;
}

/** How an answer to a purchase, or a look-up, is other than usual. */
type Manner = 'first only' | 'no labels' | 'unnamed' | 'backwards' | 'nothing' | 'without references';

/** What GLS may do of itself. */
export interface GlsFake extends ConnectorFake {
  sales(): readonly GlsSale[];
  /** The next call of the step is answered so, and does nothing. */
  answerNext(step: string, answer: FakeAnswer): void;
  /** All that was sold goes through the end of day. */
  endDay(): void;
  /** How purchases are carried out and answered, and look-ups answered, until it is healed. */
  behave(manner: Manner): void;
}

/** A refusal as GLS says it: in headers, with no body. */
export const no = (error: string, message: string, status = 400): FakeAnswer => ({
  status,
  headers: { error, message },
});

/** The label of a parcel, in GLS's format. */
export function labelOf(number: string, format: string): Buffer {
  if (format === 'PNG') return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(number)]);
  return Buffer.from(format === 'PDF' ? `%PDF-1.7 ${number}` : `^XA^FD${number}^FS^XZ`);
}

/** GLS, with its books: an app, a contract, sales with their references, cancellations. */
export async function startGls(): Promise<GlsFake> {
  const sales: GlsSale[] = [];
  const tokens = new Set<string>();
  const answers = new Map<string, FakeAnswer>();
  let manner: Manner | null = null;
  let count = 0;

  function token({ headers }: FakeCall): FakeAnswer {
    const given = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    if (given !== `${KEYS.clientId}:${KEYS.clientSecret}`)
      return { status: 400, json: { errors: [{ type: '400', message: 'No such client' }] } };
    tokens.add(`Bearer token-${++count}`);
    return { json: { token_type: 'Bearer', access_token: `token-${count}`, expires_in: 14400 } };
  }

  function shown(sale: GlsSale, numbers: string[], format: string) {
    const parcels = numbers.map((TrackID) => ({
      ...{ TrackID, ParcelNumber: `3700${TrackID.slice(2)}` },
      ...(manner !== 'unnamed' && { ShipmentUnitReference: sale.units[sale.trackingNumbers.indexOf(TrackID)] }),
    }));
    const PrintData = [
      { LabelFormat: format, Data: numbers.map((number) => labelOf(number, format).toString('base64')) },
    ];
    return {
      CreatedShipment: {
        ...(manner !== 'without references' && { ShipmentReference: sale.references }),
        ...{ CustomerID: '2760000000', PickupLocation: 'DE 36' },
        ParcelData: manner === 'backwards' ? parcels.toReversed() : parcels,
        ...(manner !== 'no labels' && { PrintData }),
      },
    };
  }

  function ship({ json }: FakeCall): FakeAnswer {
    const { ShipmentReference, Shipper, ShipmentUnit } = json.Shipment;
    if (Shipper.ContactID !== CONTACT) return no('NOT_TAKEN', 'There is no such ContactID.');
    const units: string[][] = ShipmentUnit.map(
      (unit: { ShipmentUnitReference: string[] }) => unit.ShipmentUnitReference,
    );
    const taken = manner === 'first only' ? units.slice(0, 1) : units;
    const trackingNumbers = taken.map(() => `ZX${String(++count).padStart(6, '0')}`);
    const sale = { trackingNumbers, references: ShipmentReference, units: taken, at: Date.now() };
    sales.push({ ...sale, cancelled: [], isClosed: false });
    const [booked] = sales.slice(-1) as [GlsSale];
    return { status: 201, json: shown(booked, trackingNumbers, json.PrintingOptions.ReturnLabels.LabelFormat) };
  }

  const saleOf = (number: string) => sales.find(({ trackingNumbers }) => trackingNumbers.includes(number));

  /** By the number of one parcel, or all of those that have the reference. */
  function reprint({ json: { TrackID, ShipmentReference, PrintingOptions } }: FakeCall): FakeAnswer {
    const sale = TrackID ? saleOf(TrackID) : sales.find(({ references }) => references.includes(ShipmentReference));
    if (!sale || manner === 'nothing') return no('NOT_THERE', 'There is no such parcel.', 404);
    const numbers = TrackID ? [TrackID] : sale.trackingNumbers;
    return { json: shown(sale, numbers, PrintingOptions.ReturnLabels.LabelFormat) };
  }

  function find({ json: { ShipmentReference, DateFrom, DateTo } }: FakeCall): FakeAnswer {
    const known = sales.filter(
      ({ references, at, isClosed }) =>
        isClosed && references.includes(ShipmentReference) && Date.parse(DateFrom) <= at && at <= Date.parse(DateTo),
    );
    if (known.length === 0 || manner === 'nothing') return no('NOT_THERE', 'There is no such parcel.', 404);
    const items = known.flatMap((sale) =>
      sale.trackingNumbers.map((TrackID, index) => ({
        ...{ TrackID, InitialDate: new Date(sale.at).toISOString(), Status: 'PREADVICE' },
        ...(manner !== 'without references' && { ShipmentReference: sale.references }),
        ...(manner !== 'unnamed' && { ShipmentUnitReference: sale.units[index] }),
      })),
    );
    return { json: { UnitItems: items.toReversed() } };
  }

  function cancel(_: FakeCall, number = ''): FakeAnswer {
    const sale = saleOf(number);
    if (!sale) return no('NOT_THERE', 'There is no such parcel.', 404);
    if (sale.cancelled.includes(number)) return no('NOT_TAKEN', 'The parcel has already been cancelled.');
    sale.cancelled.push(number);
    return { json: { TrackID: number, Result: 'CANCELLED' } };
  }

  function allowed({ json: { ContactID } }: FakeCall): FakeAnswer {
    if (ContactID !== CONTACT) return no('NOT_TAKEN', 'There is no such ContactID.');
    return { json: { AllowedServices: [{ ProductName: 'PARCEL' }, { ServiceName: 'service_on_top' }] } };
  }

  /** A call in GLS's own type, by an app that has a token. */
  const route = (path: string, step: string, answer: (call: FakeCall, part?: string) => FakeAnswer) => ({
    ...{ method: 'POST', path: BASE + path, step },
    answer(call: FakeCall, part?: string): FakeAnswer {
      const { accept, authorization = '', 'content-type': type = MEDIA_TYPE } = call.headers;
      if (!tokens.has(authorization)) return { status: 401 };
      if (accept !== MEDIA_TYPE || type !== MEDIA_TYPE) return { status: 415 };
      const own = answers.get(step);
      answers.delete(step);
      const said = own ?? answer(call, part);
      return { ...said, headers: { ...(said.json !== undefined && { 'content-type': MEDIA_TYPE }), ...said.headers } };
    },
  });

  const fake = await startFakeService(
    [
      { method: 'POST', path: '/oauth2/v2/token', step: 'token', undescribed: true, answer: token },
      route('/rs/shipments', 'ship', ship),
      route('/rs/shipments/reprintparcel', 'reprint', reprint),
      route('/rs/shipments/cancel/{id}', 'cancel', cancel),
      route('/rs/shipments/allowedservices', 'allowed', allowed),
      route('/rs/tracking/parcels', 'find', find),
    ],
    glsDescription(),
  );
  return {
    ...fake,
    sales: () => sales,
    heal() {
      fake.heal();
      answers.clear();
      manner = null;
    },
    endDay: () => sales.forEach((sale) => void (sale.isClosed = true)),
    answerNext: (step, answer) => void answers.set(step, answer),
    behave: (how) => void (manner = how),
  };
}
