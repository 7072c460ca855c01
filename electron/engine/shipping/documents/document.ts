import type { DocumentContentType } from '#shared/schema/shipping/shipment-response.ts';

/** Document bytes as drawn here or as a carrier sent them. */
export interface NewDocument {
  /** From 1. */
  packageNumber: number;
  contentType: DocumentContentType;
  /** Lower case: pdf, zpl, epl, gif, png. */
  imageType: string;
  bytes: Uint8Array;
  /** Whether it holds the labels of all packages, in their order: it is shared out before it is stored. */
  isOfAll?: true;
}

/** Which paper of which package it is. */
export type DocumentPlace = Pick<NewDocument, 'packageNumber' | 'contentType'>;

/** Whether both are the same paper of the same package. */
export const isSamePlace = (one: DocumentPlace, other: DocumentPlace) =>
  one.packageNumber === other.packageNumber && one.contentType === other.contentType;

/** A stored document without its bytes. `id` is 128 random bits in hexadecimal. */
export interface DocumentRecord {
  id: string;
  shipmentId: string;
  packageNumber: number;
  contentType: DocumentContentType;
  imageType: string;
  size: number;
  sha256: string;
}

/** Where the carrier keeps a document that has not been fetched yet. */
export interface DocumentSource extends Omit<NewDocument, 'bytes' | 'isOfAll'> {
  url: string;
}
