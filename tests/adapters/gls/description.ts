import { describeBy } from '../connectors/description.ts';

const text = { type: 'string' };
const time = { type: 'string', format: 'date-time' };
const list = (items: object) => ({ type: 'array', items });
const object = (properties: object, required: string[] = []) => ({ type: 'object', required, properties });

const address = object(
  {
    ...{ Name1: text, Name2: text, Name3: text, CountryCode: text, Province: text, City: text, Zipcode: text },
    ...{ Street: text, StreetNumber: text, ContactPerson: text, FixedLinePhonenumber: text, Email: text },
  },
  ['Name1', 'CountryCode', 'City', 'Street'],
);
const product = { type: 'string', enum: ['PARCEL', 'EXPRESS', 'FREIGHT', 'PHARMA', 'PHARMAPLUS'] };
const labelFormat = { type: 'string', enum: ['PDF', 'PNG', 'ZEBRA', 'INTERMEC', 'DATAMAX', 'TOSHIBA'] };
const printing = object({
  ReturnLabels: object(
    { LabelFormat: labelFormat, TemplateSet: { type: 'string', enum: ['NONE', 'ZPL_200', 'ZPL_300'] } },
    ['LabelFormat', 'TemplateSet'],
  ),
});
const created = object(
  {
    CreatedShipment: object(
      {
        ShipmentReference: list(text),
        ParcelData: list(
          object({ TrackID: text, ParcelNumber: text, ShipmentUnitReference: list(text) }, ['TrackID', 'ParcelNumber']),
        ),
        PrintData: list(object({ Data: list(text), LabelFormat: labelFormat }, ['Data', 'LabelFormat'])),
        ...{ CustomerID: text, PickupLocation: text },
      },
      ['CustomerID', 'PickupLocation'],
    ),
  },
  ['CreatedShipment'],
);
const sent = object(
  {
    Shipment: object(
      {
        ...{ ShipmentReference: list(text), IncotermCode: text, Product: product },
        Consignee: object({ Address: address }),
        Shipper: object({ ContactID: text, AlternativeShipperAddress: address }, ['ContactID']),
        ShipmentUnit: list(
          object({ ShipmentUnitReference: list(text), Weight: { type: 'number' }, Note1: text, Note2: text }),
        ),
      },
      ['Product', 'Consignee', 'Shipper', 'ShipmentUnit'],
    ),
    PrintingOptions: printing,
  },
  ['Shipment', 'PrintingOptions'],
);
const found = object({
  UnitItems: list(
    object(
      {
        ...{ TrackID: text, ParcelNumber: text, InitialDate: time, Status: text },
        ...{ ShipmentReference: list(text), ShipmentUnitReference: list(text) },
      },
      ['TrackID', 'InitialDate', 'Status'],
    ),
  ),
});
const place = object({ CountryCode: text, Zipcode: text }, ['CountryCode']);

const MEDIA_TYPE = 'application/glsVersion1+json';
const json = (schema: object) => ({ content: { [MEDIA_TYPE]: { schema } } });
/** Refusals stand in headers: of their bodies GLS says nothing. */
const call = (request: object | null, answer: object) => ({
  post: {
    ...(request && { requestBody: { required: true, ...json(request) } }),
    responses: { '2XX': json(answer), default: {} },
  },
});

/** What GLS takes and answers, as far as the connector uses it: written by us after its description of ShipIT v1, which lies with nobody else. */
export const glsDescription = () =>
  describeBy(
    {
      openapi: '3.0.0',
      paths: {
        '/rs/shipments': call(sent, created),
        '/rs/shipments/reprintparcel': call(
          object({ TrackID: text, ShipmentReference: text, CreationDate: time, PrintingOptions: printing }),
          created,
        ),
        '/rs/shipments/cancel/{id}': call(null, object({ TrackID: text, Result: text }, ['TrackID', 'Result'])),
        '/rs/shipments/allowedservices': call(
          object({ Source: place, Destination: place, ContactID: text }, ['Source', 'Destination']),
          object({ AllowedServices: list(object({ ProductName: product, ServiceName: text })) }),
        ),
        '/rs/tracking/parcels': call(
          object({ ShipmentReference: text, DateFrom: time, DateTo: time }, ['DateFrom', 'DateTo']),
          found,
        ),
      },
    },
    [],
    '/shipit-farm/v1/backend',
  );
