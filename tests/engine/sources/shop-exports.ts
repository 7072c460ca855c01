type Cell = string | number | null;

interface ShopExport {
  shop: string;
  columns: string[];
  rows: Cell[][];
  orders: object[];
}

const recipient = {
  contact: { personName: 'Jane Roe' },
  address: {
    countryCode: 'US',
    stateOrProvinceCode: 'CA',
    city: 'Los Angeles',
    zipCode: '90001',
    streetLine1: '1 Main St',
  },
};

/** A table of columns with their values, row by row. */
const exported = (shop: string, cells: Record<string, Cell[]>, orders: object[]): ShopExport => {
  const columns = Object.keys(cells);
  const count = Math.max(...Object.values(cells).map((values) => values.length));
  const rows = Array.from({ length: count }, (_, row) => columns.map((column) => cells[column]?.[row] ?? null));
  return { shop, columns, rows, orders };
};

/** One order of two articles each, as the shops export it; those that say what belongs to the order once say it in the first row. */
export const SHOP_EXPORTS: ShopExport[] = [
  exported(
    'Shopify',
    {
      Name: ['#1001', '#1001'],
      Email: ['jane@shop.example'],
      'Financial Status': ['paid'],
      'Fulfillment Status': ['unfulfilled'],
      Currency: ['USD'],
      Shipping: ['4.90'],
      'Lineitem quantity': ['2', '1'],
      'Lineitem name': ['Mug - blue', 'Plate'],
      'Lineitem price': ['12.50', '9.00'],
      'Lineitem sku': ['MUG', 'PLATE'],
      'Billing Name': ['John Payer'],
      'Billing City': ['Reno'],
      'Shipping Name': ['Jane Roe'],
      'Shipping Street': ['1 Main St'],
      'Shipping Address1': ['1 Main St'],
      'Shipping Address2': [null],
      'Shipping City': ['Los Angeles'],
      'Shipping Zip': ["'90001"],
      'Shipping Province': ['CA'],
      'Shipping Country': ['US'],
      Notes: ['Ring twice'],
      'Cancelled at': [null],
      Id: ['5551'],
      Tags: ['gift, vip'],
    },
    [
      {
        ...{ orderNumber: '#1001', state: 'OPEN', recipient, note: 'Ring twice', tags: ['gift', 'vip'] },
        lines: [
          { sku: 'MUG', description: 'Mug - blue', quantity: 2, value: { amount: 12.5, currency: 'USD' } },
          { sku: 'PLATE', quantity: 1, value: { amount: 9, currency: 'USD' } },
        ],
      },
    ],
  ),
  exported(
    'WooCommerce',
    {
      'Order Number': [1001, 1001],
      'Order Status': ['Processing', 'Processing'],
      'Customer Note': ['Ring twice', 'Ring twice'],
      'First Name (Billing)': ['John', 'John'],
      'Last Name (Billing)': ['Payer', 'Payer'],
      'First Name (Shipping)': ['Jane', 'Jane'],
      'Last Name (Shipping)': ['Roe', 'Roe'],
      'Address 1&2 (Shipping)': ['1 Main St', '1 Main St'],
      'City (Shipping)': ['Los Angeles', 'Los Angeles'],
      'State Code (Shipping)': ['CA', 'CA'],
      'Postcode (Shipping)': [90001, 90001],
      'Country Code (Shipping)': ['US', 'US'],
      SKU: ['MUG', 'PLATE'],
      'Item Name': ['Mug', 'Plate'],
      'Quantity (- Refund)': [2, 1],
    },
    [{ orderNumber: '1001', state: 'OPEN', recipient, lines: [{ sku: 'MUG', quantity: 2 }, { sku: 'PLATE' }] }],
  ),
  exported(
    'Amazon',
    {
      'order-id': ['111-1', '111-1'],
      'order-item-id': ['1', '2'],
      'purchase-date': ['2026-03-01T10:00:00+00:00', '2026-03-01T10:00:00+00:00'],
      'buyer-name': ['John Payer', 'John Payer'],
      sku: ['MUG', 'PLATE'],
      'product-name': ['Mug', 'Plate'],
      'quantity-purchased': ['2', '1'],
      'recipient-name': ['Jane Roe', 'Jane Roe'],
      'ship-address-1': ['1 Main St', '1 Main St'],
      'ship-city': ['Los Angeles', 'Los Angeles'],
      'ship-state': ['CA', 'CA'],
      'ship-postal-code': ['90001', '90001'],
      'ship-country': ['US', 'US'],
      'latest-ship-date': ['2026-03-03T10:59:59+00:00', '2026-03-03T10:59:59+00:00'],
    },
    [{ orderNumber: '111-1', shipBy: '2026-03-03', recipient, lines: [{ sku: 'MUG', quantity: 2 }, { sku: 'PLATE' }] }],
  ),
  exported(
    'eBay',
    {
      'Sales Record Number': [7, 7],
      'Order Number': ['12-3', '12-3'],
      'Buyer Name': ['John Payer', 'John Payer'],
      'Buyer Note': ['Ring twice', null],
      'Ship To Name': ['Jane Roe', 'Jane Roe'],
      'Ship To Address 1': ['1 Main St', '1 Main St'],
      'Ship To City': ['Los Angeles', 'Los Angeles'],
      'Ship To State': ['CA', 'CA'],
      'Ship To Zip': ['90001', '90001'],
      'Ship To Country': ['United States', 'United States'],
      'Item Title': ['Mug', 'Plate'],
      'Custom Label': ['MUG', 'PLATE'],
      Quantity: [2, 1],
      'Ship By Date': ['Mar-05-26', 'Mar-05-26'],
    },
    [
      {
        orderNumber: '12-3',
        note: 'Ring twice',
        shipBy: '2026-03-05',
        recipient,
        lines: [{ sku: 'MUG', quantity: 2 }, {}],
      },
    ],
  ),
  exported(
    'Etsy',
    {
      'Sale Date': ['03/01/26', '03/01/26'],
      'Item Name': ['Mug', 'Plate'],
      Buyer: ['Payer', 'Payer'],
      Quantity: [2, 1],
      Price: ['12.50', '9.00'],
      Currency: ['USD', 'USD'],
      'Ship Name': ['Jane Roe', 'Jane Roe'],
      'Ship Address1': ['1 Main St', '1 Main St'],
      'Ship City': ['Los Angeles', 'Los Angeles'],
      'Ship State': ['CA', 'CA'],
      'Ship Zipcode': ['90001', '90001'],
      'Ship Country': ['United States', 'United States'],
      'Order ID': [33, 33],
      SKU: ['MUG', 'PLATE'],
    },
    [{ orderNumber: '33', recipient, lines: [{ sku: 'MUG', quantity: 2, value: { amount: 12.5 } }, { sku: 'PLATE' }] }],
  ),
  exported(
    'Magento',
    {
      increment_id: ['000000012', '000000012'],
      status: ['processing', 'processing'],
      firstname: ['Jane', 'Jane'],
      lastname: ['Roe', 'Roe'],
      street: ['1 Main St', '1 Main St'],
      city: ['Los Angeles', 'Los Angeles'],
      region: ['CA', 'CA'],
      postcode: ['90001', '90001'],
      country_id: ['US', 'US'],
      sku: ['MUG', 'PLATE'],
      name: ['Mug', 'Plate'],
      qty_ordered: ['2.0000', '1.0000'],
    },
    [
      {
        orderNumber: '000000012',
        state: 'OPEN',
        recipient,
        lines: [{ sku: 'MUG', quantity: 2 }, { description: 'Plate' }],
      },
    ],
  ),
];
