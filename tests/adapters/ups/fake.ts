import type { Description } from '../connectors/description.ts';
import { startFakeService, type FakeAnswer, type FakeCall } from '../connectors/fake-service.ts';
import type { ConnectorFake, FakeSale } from '../connectors/faults.ts';
import { UPS_DESCRIPTION } from './description.ts';
import { invoiceOf, labelOf, rated, recovered, sold, soldNothing, voided } from './answers.ts';

export const KEYS = { clientId: 'client-of-the-app', clientSecret: 'secret-of-the-app' };
export const ACCOUNT = 'A1B2C3';

export interface UpsSale extends FakeSale {
  shipmentId: string;
  references: string[];
  voided: boolean;
}

/** What UPS may do of itself. */
export interface UpsFake extends ConnectorFake {
  sales(): readonly UpsSale[];
  /** The next purchase is answered so, and sells nothing. */
  answerNext(answer: FakeAnswer): void;
  /** The next purchase sells the first package only. */
  sellFirstOnly(): void;
  /** How recovery behaves from now on. */
  recoverAs(how: 'one PDF of all' | 'nothing' | 'candidates' | 'one object'): void;
  /** The next void is answered so. */
  answerVoid(answer: FakeAnswer): void;
  /** The next prices are answered so. */
  answerRates(answer: FakeAnswer): void;
}

/** What UPS is to do of itself, once; recovery, until told otherwise. */
interface Next {
  ship?: FakeAnswer | undefined;
  firstOnly?: boolean | undefined;
  void?: FakeAnswer | undefined;
  rates?: FakeAnswer | undefined;
  recovery?: string | undefined;
}

export const errors = (code: string, message: string, status = 400): FakeAnswer => ({
  status,
  json: { response: { errors: [{ code, message }] } },
});
const NOT_FOUND = errors('300', 'No label was found for the request');

/** UPS, with its books: accounts, sales, references, voids. Labels are of the format that was asked for. */
export async function startUps(description: Description | null = UPS_DESCRIPTION): Promise<UpsFake> {
  const sales: UpsSale[] = [];
  let next: Next = {};
  let count = 0;

  function take<N extends keyof Next>(name: N): Next[N] {
    const value = next[name];
    next = { ...next, [name]: undefined };
    return value;
  }

  function token({ headers }: FakeCall): FakeAnswer {
    const given = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    if (given !== `${KEYS.clientId}:${KEYS.clientSecret}`) return errors('10401', 'ClientId is Invalid', 401);
    return {
      json: { token_type: 'Bearer', access_token: `token-${++count}`, expires_in: '14399', status: 'approved' },
    };
  }

  function ship({ json }: FakeCall): FakeAnswer {
    const own = take('ship');
    if (own) return own;
    const { Shipment, LabelSpecification } = json.ShipmentRequest;
    if (Shipment.Shipper.ShipperNumber !== ACCOUNT) return errors('120100', 'Missing or invalid shipper number');
    const packages = take('firstOnly') ? Shipment.Package.slice(0, 1) : Shipment.Package;
    const trackingNumbers: string[] = packages.map(() => `1Z${ACCOUNT}03${String(++count).padStart(8, '0')}`);
    const sale: UpsSale = {
      trackingNumbers,
      shipmentId: trackingNumbers[0] ?? '',
      references: [
        ...(Shipment.ReferenceNumber ?? []),
        ...Shipment.Package.flatMap((each: { ReferenceNumber?: [] }) => each.ReferenceNumber ?? []),
      ].map(({ Value }) => Value),
      voided: false,
    };
    sales.push(sale);
    const hasInvoice = Shipment.ShipmentServiceOptions?.InternationalForms !== undefined;
    return { json: sold(sale, LabelSpecification.LabelImageFormat.Code, hasInvoice) };
  }

  function recover({ json }: FakeCall): FakeAnswer {
    const { TrackingNumber, ReferenceValues, LabelSpecification } = json.LabelRecoveryRequest;
    const { Code } = LabelSpecification.LabelImageFormat;
    const reference = ReferenceValues?.ReferenceNumber.Value;
    const found = sales.find(
      (sale) =>
        (TrackingNumber !== undefined && sale.trackingNumbers.includes(TrackingNumber)) ||
        (reference !== undefined && sale.references.includes(reference)),
    );
    if (!found || next.recovery === 'nothing') return NOT_FOUND;
    return { json: recovered(found, { number: TrackingNumber, format: Code, how: next.recovery }) };
  }

  function cancel(_: FakeCall, id = ''): FakeAnswer {
    const own = take('void');
    if (own) return own;
    const sale = sales.find(({ shipmentId }) => shipmentId === id);
    if (!sale) return errors('190102', 'No shipment found within the allowed void period');
    if (sale.voided) return errors('190117', 'The shipment has already been voided');
    sale.voided = true;
    return { json: voided(sale) };
  }

  function rate({ json }: FakeCall): FakeAnswer {
    const own = take('rates');
    if (own) return own;
    const { Shipment } = json.RateRequest;
    if (Shipment.Shipper.ShipperNumber !== ACCOUNT) return errors('111580', 'Invalid shipper number');
    return { json: rated(Shipment.Package.length) };
  }

  const post = { method: 'POST' };
  const fake = await startFakeService(
    [
      { ...post, path: '/security/v1/oauth/token', step: 'token', answer: token },
      { ...post, path: '/api/shipments/v2409/ship', step: 'ship', answer: ship },
      { ...post, path: '/api/labels/v1/recovery', step: 'recovery', answer: recover },
      { ...post, path: '/api/rating/v2409/Shop', step: 'rates', answer: rate },
      { ...post, path: '/api/rating/v2409/Shoptimeintransit', step: 'rates', answer: rate },
      { method: 'DELETE', path: '/api/shipments/v2409/void/cancel/{id}', step: 'void', answer: cancel },
    ],
    description,
  );

  return {
    ...fake,
    sales: () => sales,
    heal() {
      fake.heal();
      next = {};
    },
    answerNext: (answer) => void (next.ship = answer),
    sellFirstOnly: () => void (next.firstOnly = true),
    recoverAs: (how) => void (next.recovery = how),
    answerVoid: (answer) => void (next.void = answer),
    answerRates: (answer) => void (next.rates = answer),
  };
}

export { invoiceOf, labelOf, soldNothing };
