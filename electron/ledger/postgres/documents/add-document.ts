import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { newDocumentId } from '../../ids.ts';
import { sha256 } from '../../sha256.ts';
import type { Shipped } from '../../shipped-digest.ts';
import type { Session } from '../database.ts';

const ADD = `
  INSERT INTO document (id, shipment, package_number, content_type, image_type, size, sha256, bytes) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const STORED = `
  SELECT package_number AS "packageNumber", content_type AS "contentType", image_type AS "imageType", sha256
  FROM document WHERE shipment = $1 ORDER BY sequence`;

/** Stores a document of the shipment with that number; inside the transaction of a write. */
export async function addDocument(write: Session, shipment: number, document: NewDocument): Promise<void> {
  const { bytes, packageNumber, contentType, imageType } = document;
  await write.run(ADD, [
    ...[newDocumentId(), shipment, packageNumber, contentType, imageType, bytes.byteLength, sha256(bytes)],
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  ]);
}

/** What a line of the journal vouches for of the documents that a shipment has. */
export const documentsOf = (session: Session, shipment: number): Promise<Shipped['documents'][number][]> =>
  session.all(STORED, [shipment]);
