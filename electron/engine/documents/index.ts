import type { VerifyRequest } from '#shared/schema/printing/label-verification.ts';
import { EngineError } from '../engine-error.ts';
import type { Caller } from '../identity/index.ts';
import { onOwnShipment, type DocumentRecord } from '../shipping/index.ts';
import type { DocumentsDeps } from './deps.ts';
import { readCommercialInvoice, readLabelSheet, readPackingSlip, readPostalForms } from './read-documents.ts';
import type { DocumentChoice, SheetChoice } from './ports.ts';
import { verifyLabels } from './verify-labels.ts';

/** What goes with a shipment on paper, and the stored bytes of its documents. */
export function createDocuments(deps: DocumentsDeps) {
  const { ledger, links, documents } = deps;
  const own = <T>(caller: Caller, id: string, work: () => Promise<T>) => onOwnShipment(deps, caller, id, work);
  return {
    readPackingSlip: (caller: Caller, id: string, choice: DocumentChoice) =>
      own(caller, id, () => readPackingSlip(deps, id, choice)),
    readCommercialInvoice: (caller: Caller, id: string, choice: DocumentChoice) =>
      own(caller, id, () => readCommercialInvoice(deps, id, choice)),
    readPostalForms: (caller: Caller, id: string, choice: Parameters<typeof readPostalForms>[2]) =>
      own(caller, id, () => readPostalForms(deps, id, choice)),
    readLabelSheet: (caller: Caller, id: string, choice: Parameters<typeof readLabelSheet>[2]) =>
      own(caller, id, () => readLabelSheet(deps, id, choice)),
    readCommandBarcodes: (choice: SheetChoice) => documents.commandSheetFor(choice, ledger.now()),
    /** The badges of those who are active, or of one person. @throws EngineError NOT_FOUND where there are none. */
    async readBadges({ id, ...choice }: SheetChoice & { id?: string }): Promise<Uint8Array> {
      const people = (await ledger.packers.list()).filter((each) => (id === undefined ? each.active : each.id === id));
      if (people.length > 0) return documents.badgeSheetFor(people, choice, ledger.now());
      throw new EngineError('NOT_FOUND', id === undefined ? 'Nobody packs here yet.' : `There is no packer ${id}.`);
    },
    verifyLabels: (caller: Caller, request: VerifyRequest) => verifyLabels(deps, caller, request),

    /** The bytes behind a signed link. @throws EngineError SIGNATURE_INVALID, FILE_EXPIRED or NOT_FOUND. */
    async readFile(
      id: string,
      expires?: string,
      signature?: string,
    ): Promise<{ document: DocumentRecord; bytes: Uint8Array }> {
      links.check(id, expires, signature);
      const stored = await ledger.reads.documentBytes(id);
      if (!stored) throw new EngineError('NOT_FOUND', 'The document is not kept any more.');
      return stored;
    },
  };
}
