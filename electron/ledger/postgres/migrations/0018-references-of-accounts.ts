/** What a line names by a reference is another parcel for each account, on invoices that were imported before that was so, too. */
export const referencesOfAccounts = `
  UPDATE carrier_invoice_line
  SET name = name || ' of ' || (SELECT carrier_id FROM carrier_invoice WHERE sequence = invoice)
  WHERE name LIKE 'reference %';`;
