import type { Defined } from '../accounts/index.ts';
import type { FileLinks, ShipmentLedger } from '../shipping/index.ts';
import type { LabelReader, ShipmentDocumentRenderer } from './ports.ts';

/** What the documents of shipments need. */
export interface DocumentsDeps {
  ledger: { shipments: ShipmentLedger; now(): number };
  adapters: Defined;
  documents: ShipmentDocumentRenderer;
  labelReader: LabelReader;
  links: FileLinks;
}
