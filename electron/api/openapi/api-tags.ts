import type { Route } from '#shared/api/define-route.ts';

const MEANINGS: Readonly<Record<Route['tag'], string>> = {
  Token: 'Access tokens for the keys of an API client.',
  Specification: 'The two calls of the specification: create a shipment, list the carriers.',
  Shipments: 'Checking, previewing, finding and reading shipments, and their documents.',
  Orders: 'What is to be packed, who packs it, and what became of it.',
  Batches: 'Many shipments from a table.',
  Attention: 'Shipments of which nobody knows whether they were bought, and voids.',
  Manifests: 'The end of the day.',
  Invoices: "Carriers' invoices, held line by line against what was entered, sent and billed.",
  Printing: 'Printers and print jobs.',
  Scale: 'Weighing.',
  Addresses: 'The address book.',
  Products: 'What is known of articles, by their SKU.',
  Presets: 'Parts of shipments that are used again.',
  Accounts: 'Carrier accounts and the rules of their carriers.',
  Webhooks: 'Telling other programs what happens.',
  Window: 'What the window of the station uses: events, sessions.',
  Administration: 'API clients, settings, backups, the doctor.',
  Files: 'Documents by signed links.',
  Health: 'Whether the station runs and can ship.',
};
/** The groups of routes. What a caller begins with stands first. */
export const API_TAGS = Object.entries(MEANINGS).map(([name, description]) => ({ name, description }));
