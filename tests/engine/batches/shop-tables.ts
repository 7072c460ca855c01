/** The header of a shop's export as the shop writes it, and lines of it: two articles of one order, then one of another. */
export interface ShopTable {
  shop: string;
  columns: readonly string[];
  lines: readonly Record<string, string>[];
}

const SHOPIFY =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Outstanding Balance,Employee,Location,Device ID,Id,Tags,Risk Level,Source,Lineitem discount';
const WOOCOMMERCE =
  'Order Number,Order Status,Order Date,Customer Note,First Name (Billing),Last Name (Billing),Company (Billing),Address 1&2 (Billing),City (Billing),State Code (Billing),Postcode (Billing),Country Code (Billing),Email (Billing),Phone (Billing),First Name (Shipping),Last Name (Shipping),Address 1&2 (Shipping),City (Shipping),State Code (Shipping),Postcode (Shipping),Country Code (Shipping),Payment Method Title,Cart Discount Amount,Order Subtotal Amount,Shipping Method Title,Order Shipping Amount,Order Total Amount,Order Currency,SKU,Item #,Item Name,Quantity (- Refund),Item Cost';
const AMAZON =
  'order-id,order-item-id,purchase-date,payments-date,buyer-email,buyer-name,buyer-phone-number,sku,product-name,quantity-purchased,currency,item-price,item-tax,shipping-price,shipping-tax,ship-service-level,recipient-name,ship-address-1,ship-address-2,ship-address-3,ship-city,ship-state,ship-postal-code,ship-country,ship-phone-number';
const EBAY =
  'Sales Record Number,Order Number,Buyer Username,Buyer Name,Buyer Email,Buyer Note,Buyer Address 1,Buyer Address 2,Buyer City,Buyer State,Buyer Zip,Buyer Country,Ship To Name,Ship To Phone,Ship To Address 1,Ship To Address 2,Ship To City,Ship To State,Ship To Zip,Ship To Country,Item Number,Item Title,Custom Label,Quantity,Sold For,Shipping And Handling,Total Price,Payment Method,Sale Date,Paid On Date,Ship By Date,Shipping Service,Tracking Number,Transaction ID';
const ETSY =
  'Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Coupon Details,Discount Amount,Shipping Discount,Order Shipping,Order Sales Tax,Item Total,Currency,Transaction ID,Listing ID,Date Paid,Date Shipped,Ship Name,Ship Address1,Ship Address2,Ship City,Ship State,Ship Zipcode,Ship Country,Order ID,Variations,Order Type,Listings Type,Payment Type,SKU';
const ETSY_ORDERS =
  'Sale Date,Order ID,Buyer User ID,Full Name,First Name,Last Name,Number of Items,Payment Method,Date Shipped,Street 1,Street 2,Ship City,Ship State,Ship Zipcode,Ship Country,Currency,Order Value,Order Total,SKU';
const SHOPWARE =
  'id,order_number,sales_channel_id,customer_firstname,customer_lastname,customer_email,billing_address_street,billing_address_zipcode,billing_address_city,billing_address_company,billing_address_department,billing_address_country_id,billing_address_country_state_id,shipping_address_street,shipping_address_zipcode,shipping_address_city,shipping_address_company,shipping_address_department,shipping_address_country_id,shipping_address_country_state_id,amount_total,order_state_id,line_items,order_date_time';
/** As the back end of version 5 writes it: no article or address has a name of its own before it. */
const SHOPWARE_5 =
  'orderId;ordernumber;ordertime;customerID;paymentID;transactionID;partnerID;clearedID;statusID;dispatchID;subshopID;invoice_amount;invoice_amount_net;invoice_shipping;invoice_shipping_net;netto;cleared_description;status_description;payment_description;dispatch_description;currency_description;referer;cleareddate;trackingcode;language;currency;currencyFactor;count_positions;orderdetailsID;articleID;articleordernumber;name;price;quantity;ean;unit;packUnit;invoice;releasedate;tax;esd;modus;customernumber;billing_company;billing_department;billing_salutation;billing_firstname;billing_lastname;billing_street;billing_zipcode;billing_city;billing_country;billing_countryen;billing_countryiso;shipping_company;shipping_department;shipping_salutation;shipping_firstname;shipping_lastname;shipping_street;shipping_zipcode;shipping_city;shipping_country;shipping_countryen;shipping_countryiso;ustid;phone;email;customergroup;newsletter;affiliate'.replaceAll(
    ';',
    ',',
  );
const MAGENTO =
  'increment_id,status,updated_at,customer_email,firstname,lastname,company,street,city,region,postcode,country_id,telephone,sku,name,qty_ordered,price,order_currency_code';

/** A line for each text: its cells, between bars, in the columns that are named; the other cells are the same in all. */
const lines = (columns: string, same: Record<string, string>, ...texts: string[]): Record<string, string>[] =>
  texts.map((text) => {
    const cells = text.split('|');
    return { ...same, ...Object.fromEntries(columns.split(',').map((column, index) => [column, cells[index] ?? ''])) };
  });
const table = (shop: string, header: string, made: Record<string, string>[]): ShopTable => ({
  ...{ shop, columns: header.split(','), lines: made },
});

const MUG = '1 Main St|Los Angeles|CA|90026|Mug - blue|2|12.50';
const PLATE = '1 Main St|Los Angeles|CA|90026|Plate|1|9.00';
const TO_BOSTON = '2 Elm St|Boston|MA|02108|Plate|1|9.00';

/** One of every shop. Jane Roe gets two articles, Sam Poe one; Pat Payer pays in Reno and gets nothing. */
export const SHOP_TABLES: readonly ShopTable[] = [
  table(
    'Shopify',
    SHOPIFY,
    lines(
      'Name,Shipping Name,Shipping Address1,Shipping City,Shipping Province,Shipping Zip,Lineitem name,Lineitem quantity,Lineitem price,Currency,Shipping Country,Billing Name,Billing City,Billing Zip',
      {},
      "#1001|Jane Roe|1 Main St|Los Angeles|CA|'90026|Mug - blue|2|12.50|USD|US|Pat Payer|Reno|'89501",
      '#1001||||||Plate|1|9.00',
      '#1002|Sam Poe|2 Elm St|Boston|MA|="02108"|Plate|1|9.00|USD|US|Pat Payer|Reno|',
    ),
  ),
  table(
    'WooCommerce',
    WOOCOMMERCE,
    lines(
      'Order Number,First Name (Shipping),Last Name (Shipping),Address 1&2 (Shipping),City (Shipping),State Code (Shipping),Postcode (Shipping),Item Name,Quantity (- Refund),Item Cost',
      {
        ...{ 'Order Status': 'processing', 'First Name (Billing)': 'Pat', 'Last Name (Billing)': 'Payer' },
        ...{ 'City (Billing)': 'Reno', 'Country Code (Shipping)': 'US', 'Order Currency': 'USD' },
      },
      ...[`77|Jane|Roe|${MUG}`, `77|Jane|Roe|${PLATE}`, '78|Sam|Poe|2 Elm St|Boston|MA|="02108"|Plate|1|9.00'],
    ),
  ),
  table(
    'Amazon',
    AMAZON,
    lines(
      'order-id,recipient-name,ship-address-1,ship-city,ship-state,ship-postal-code,product-name,quantity-purchased,item-price',
      { 'buyer-name': 'Pat Payer', 'ship-country': 'US', currency: 'USD' },
      ...[`111-1|Jane Roe|${MUG}`, `111-1|Jane Roe|${PLATE}`, `111-2|Sam Poe|${TO_BOSTON}`],
    ),
  ),
  table('eBay', EBAY, [
    ...lines(
      'Order Number,Ship To Name,Ship To Address 1,Ship To City,Ship To State,Ship To Zip,Item Title,Quantity,Sold For,Ship To Country',
      { 'Sales Record Number': '9', 'Buyer Name': 'Pat Payer', 'Buyer City': 'Reno', 'Buyer Zip': '89501' },
      '11-1|Jane Roe|1 Main St|Los Angeles|CA|90026||||United States',
      '11-1||||||Mug - blue|2|$12.50',
      '11-1||||||Plate|1|$9.00',
      `11-2|Sam Poe|${TO_BOSTON}|United States`,
    ),
    { 'Sales Record Number': '3', 'Order Number': 'record(s) downloaded,' },
    { 'Sales Record Number': 'Seller ID : mugs-and-plates' },
  ]),
  table(
    'Etsy',
    ETSY,
    lines(
      'Order ID,Ship Name,Ship Address1,Ship City,Ship State,Ship Zipcode,Item Name,Quantity,Price',
      { Buyer: 'Pat Payer (pat)', 'Ship Country': 'United States', Currency: 'USD' },
      ...[`31|Jane Roe|${MUG}`, `31|Jane Roe|${PLATE}`, `32|Sam Poe|${TO_BOSTON}`],
    ),
  ),
  table(
    'Etsy',
    ETSY_ORDERS,
    lines(
      'Order ID,Full Name,First Name,Last Name,Street 1,Ship City,Ship State,Ship Zipcode',
      { 'Ship Country': 'United States' },
      '31|Jane Roe|Jane|Roe|1 Main St|Los Angeles|CA|90026',
      '32|Sam Poe|Sam|Poe|2 Elm St|Boston|MA|02108',
    ),
  ),
  table(
    'Shopware',
    SHOPWARE,
    lines(
      'order_number,customer_firstname,customer_lastname,shipping_address_street,shipping_address_city,shipping_address_zipcode',
      { billing_address_city: 'Reno', billing_address_street: '9 Pay St', shipping_address_country_id: '0190c2' },
      '10001|Jane|Roe|1 Main St|Los Angeles|90026',
      '10002|Sam|Poe|2 Elm St|Boston|02108',
    ),
  ),
  table(
    'Shopware',
    SHOPWARE_5,
    lines(
      'ordernumber,shipping_firstname,shipping_lastname,shipping_street,shipping_city,shipping_zipcode,name,quantity,price',
      {
        ...{ billing_firstname: 'Pat', billing_city: 'Reno', billing_street: '9 Pay St', shipping_countryiso: 'US' },
        ...{ status_description: 'Offen', currency: 'USD' },
      },
      '20001|Jane|Roe|1 Main St|Los Angeles|90026|Mug - blue|2|12.5',
      '20001|Jane|Roe|1 Main St|Los Angeles|90026|Plate|1|9',
      '20002|Sam|Poe|2 Elm St|Boston|02108|Plate|1|9',
    ),
  ),
  table(
    'Magento',
    MAGENTO,
    lines(
      'increment_id,firstname,lastname,street,city,region,postcode,name,qty_ordered,price',
      { status: 'processing', country_id: 'US', order_currency_code: 'USD' },
      '100001|Jane|Roe|1 Main St|Los Angeles|CA|90026|Mug - blue|2.0000|12.5000',
      '100001|Jane|Roe|1 Main St|Los Angeles|CA|90026|Plate|1.0000|9.0000',
      `100002|Sam|Poe|${TO_BOSTON}`,
    ),
  ),
];
