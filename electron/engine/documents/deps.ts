import type { FileLinks, ShipmentLedger } from '../shipping/index.ts';
import type { LabelReader, PaperRenderer } from './ports.ts';

/** What the documents of shipments need. */
export interface DocumentsDeps {
  ledger: { shipments: ShipmentLedger; now(): number };
  papers: PaperRenderer;
  labelReader: LabelReader;
  links: FileLinks;
}
