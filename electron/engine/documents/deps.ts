import type { PackerStore } from '../identity/index.ts';
import type { Defined } from '../accounts/index.ts';
import type { FileLinks, ShipmentLedger, ShipmentReads } from '../shipping/index.ts';
import type { LabelReader, ShipmentDocumentRenderer } from './ports.ts';

/** What the documents of shipments need. */
export interface DocumentsDeps {
  ledger: {
    shipments: ShipmentLedger;
    reads: Pick<ShipmentReads, 'documentBytes'>;
    packers: Pick<PackerStore, 'list'>;
    now(): number;
  };
  adapters: Defined;
  documents: ShipmentDocumentRenderer;
  labelReader: LabelReader;
  links: FileLinks;
}
