const json = (schema: object) => ({ description: 'An answer', content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

/** What the service at the corner publishes, as a vendor would: OpenAPI 3.0. */
export const cornerDescription = () => ({
  openapi: '3.0.3',
  paths: {
    '/v1/orders': {
      post: {
        requestBody: { required: true, content: { 'application/json': { schema: ref('NewOrder') } } },
        responses: { 201: json(ref('Order')), default: json(ref('Error')) },
      },
    },
    '/v1/orders/{id}': {
      parameters: [id],
      get: { responses: { 200: json(ref('Order')), default: json(ref('Error')) } },
    },
    '/v1/orders/{id}/buy': {
      parameters: [id],
      post: { responses: { 200: json(ref('Order')), '4XX': json(ref('Error')) } },
    },
    '/v1/carriers': { get: { responses: { 200: json(ref('Carriers')), default: json(ref('Error')) } } },
    '/v1/rates': {
      post: {
        requestBody: { content: { 'application/json': { schema: ref('Parcel') } } },
        responses: { 200: json(ref('Rates')), default: json(ref('Error')) },
      },
    },
    '/v1/manifests': {
      post: {
        requestBody: { required: true, content: { 'application/json': { schema: ref('NewManifest') } } },
        responses: { 201: json(ref('Manifest')), default: json(ref('Error')) },
      },
    },
    '/v1/manifests/{id}': {
      parameters: [id],
      get: { responses: { 200: json(ref('Manifest')), default: json(ref('Error')) } },
    },
    '/v1/orders/{id}/refund': {
      parameters: [id],
      post: { responses: { 200: json(ref('Refund')) } },
    },
  },
  components: {
    schemas: {
      NewOrder: {
        type: 'object',
        required: ['reference', 'to', 'parcels'],
        properties: {
          reference: { type: 'string', maxLength: 40 },
          to: {
            type: 'object',
            required: ['city'],
            properties: { name: { type: 'string', nullable: true }, city: { type: 'string' } },
          },
          parcels: {
            type: 'array',
            minItems: 1,
            items: {
              allOf: [
                { type: 'object', properties: { weight: { type: 'number', minimum: 0, exclusiveMinimum: true } } },
                { type: 'object', properties: { unit: { type: 'string', enum: ['LB', 'KG'] } } },
              ],
            },
          },
        },
      },
      Order: {
        type: 'object',
        required: ['id', 'status', 'parcels'],
        properties: {
          id: { type: 'string' },
          reference: { type: 'string' },
          status: { type: 'string', enum: ['open', 'sold'] },
          price: {
            type: 'object',
            required: ['amount', 'currency'],
            properties: { amount: { type: 'string' }, currency: { type: 'string' } },
          },
          parcels: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                tracking_number: { type: 'string' },
                label_url: { type: 'string', format: 'uri' },
                label_format: { type: 'string', enum: ['pdf', 'png', 'gif', 'zpl', 'epl'] },
              },
            },
          },
        },
      },
      Parcel: { type: 'object', required: ['weight'], properties: { weight: { type: 'number' } } },
      Rates: {
        type: 'object',
        properties: {
          rates: {
            type: 'array',
            items: {
              type: 'object',
              properties: { service: { type: 'string' }, amount: { type: 'string' }, days: { type: 'integer' } },
            },
          },
        },
      },
      Carriers: {
        type: 'object',
        properties: {
          carriers: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                id: { type: 'string' },
                code: { type: 'string' },
                name: { type: 'string' },
                services: {
                  type: 'array',
                  items: {
                    type: 'object',
                    properties: { code: { type: 'string' }, name: { type: 'string' }, max_lb: { type: 'number' } },
                  },
                },
              },
            },
          },
        },
      },
      NewManifest: {
        type: 'object',
        required: ['reference', 'orders'],
        properties: {
          reference: { type: 'string', maxLength: 40 },
          orders: { type: 'array', minItems: 1, items: { type: 'string' } },
        },
      },
      Manifest: {
        type: 'object',
        required: ['reference', 'status', 'form_urls'],
        properties: {
          reference: { type: 'string' },
          status: { type: 'string', enum: ['in_work', 'made'] },
          ids: { type: 'array', items: { type: 'string' } },
          form_urls: { type: 'array', items: { type: 'string', format: 'uri' } },
        },
      },
      Refund: { type: 'object', properties: { status: { type: 'string' }, message: { type: 'string' } } },
      Error: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
    },
  },
});
