import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { DocumentDamagedError } from '#electron/ledger/errors.ts';
import { accept, change, label } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();

test('bytes that changed on the disk are not handed out', async () => {
  const { id } = await accept(station.ledger);
  const sale = { trackingNumbers: ['1'], documents: [label('Portland')] };
  await station.ledger.shipments.advance(change(id, 'LABELLED', sale));
  await station.ledger.close();
  const raw = new Database(station.path);
  raw.prepare('UPDATE document_bytes SET bytes = ?').run(Buffer.from('Portlane'));
  raw.close();
  await station.reopen();
  const [document] = await station.ledger.shipments.documents(id);
  await expect(station.ledger.shipments.documentBytes(document?.id ?? '')).rejects.toThrow(DocumentDamagedError);
});
