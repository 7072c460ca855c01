import { describe, expect, it } from 'vitest';
import type { ManifestRecord } from '#electron/engine/manifests/manifest-store.ts';
import { manifestTotals } from '#electron/engine/manifests/manifest-totals.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import { LANGUAGE_CODES } from '#shared/format/languages.ts';
import { layoutDocument } from '#electron/labels/documents/document-layout.ts';
import { manifestDocument } from '#electron/labels/documents/manifest.ts';
import { A4, LETTER } from '#electron/labels/layout/stock.ts';
import { checkPaper } from '#electron/labels/verify/check-layout.ts';
import { fonts, picture, readPdf, renderer } from '../drawing.ts';
import { ACCEPTED_AT, sample, type SampleOptions } from '../samples.ts';

const shipment = (options: SampleOptions = {}, state: ShipmentRecord['state'] = 'LABELLED'): ShipmentRecord => {
  const { shipment: prepared, trackingNumbers, platformTrackingNumbers, acceptedAt } = sample(options);
  return {
    id: 's',
    transactionId: 't',
    clientId: 'c',
    state,
    acceptedAt,
    updatedAt: acceptedAt,
    prepared,
    trackingNumbers,
    platformTrackingNumbers,
    warnings: [],
    problem: null,
    manifestId: 'm',
    cost: null,
    voidSubmission: null,
  };
};

function manifestOf(shipments: ShipmentRecord[]): ManifestRecord {
  const [first] = shipments;
  if (!first) throw new Error('A manifest has shipments');
  const { account, shipper } = first.prepared;
  return {
    id: 'm',
    number: 'MFA100000001H',
    carrierId: account.carrierId,
    account: {
      carrierCode: account.carrierCode,
      name: account.friendlyName,
      test: account.adapter.type === 'test',
      shipFrom: shipper,
    },
    totals: manifestTotals(shipments.map(({ prepared }) => prepared)),
    packer: null,
    closedBy: 'c',
    clientId: null,
    requestId: 'r',
    closedAt: ACCEPTED_AT,
    journal: { sequence: 4711, hash: 'ab'.repeat(32) },
    carrier: null,
  };
}

const draw = (shipments: ShipmentRecord[], choice = {}) =>
  renderer().manifest(manifestOf(shipments), shipments, choice);
const textOf = async (pdf: Uint8Array) => (await readPdf(pdf)).map(({ text }) => text).join('\n');

describe('the manifest on paper', () => {
  it('carries its number as a barcode that scans', async () => {
    const symbols = await readSymbols(await picture(await draw([shipment()])), ['Code128']);
    expect(symbols.map(({ text }) => text)).toEqual(['MFA100000001H']);
  });

  it('has two lines to sign on, totals, and the newest line of the journal', async () => {
    const text = await textOf(await draw([shipment({ packages: 3 })]));
    for (const part of ['Handed over by', 'Received by the driver', '15 Jan 2026, 12:00', 'ab'.repeat(32)]) {
      expect(text).toContain(part);
    }
  });

  it('is Letter where the parcels leave from the US and A4 elsewhere, unless asked for', async () => {
    const sizeFrom = async (carrier: 'CARRIER_A' | 'CARRIER_F', choice = {}) => {
      const [page] = await readPdf(await draw([shipment({ carrier })], choice));
      return [page?.width, page?.height].map((points) => Math.round(points ?? 0));
    };
    expect(await sizeFrom('CARRIER_A')).toEqual([612, 792]);
    expect(await sizeFrom('CARRIER_F')).toEqual([595, 842]);
    expect(await sizeFrom('CARRIER_A', { paper: 'A4' })).toEqual([595, 842]);
  });

  it('takes as many pages as its shipments need, a line for each', async () => {
    const pages = await readPdf(
      await draw(Array.from({ length: 150 }, (_, i) => shipment({ trackingNumber: `N${1000 + i}` }))),
    );
    const text = pages.map((page) => page.text).join('\n');
    expect(pages.length).toBeGreaterThan(3);
    expect(new Set(text.match(/N1[0-9]{3}\b/g)).size).toBe(150);
  });

  it('names every number of every package, however many a shipment has: tracking, platform, reference and weight', async () => {
    const pages = await readPdf(await draw([shipment({ packages: 120 })]));
    const text = pages.map((page) => page.text).join('\n');
    expect(new Set(text.match(/TESTA\d{11}/g)).size).toBe(120);
    expect(new Set(text.match(/ORDER-100234-\d+/g)).size).toBe(120);
    expect(text).toContain('PBA1000000000120');
    expect(text.match(/\b5 lb\b/g)).toHaveLength(120);
    expect(text).toContain('600 lb');
  });

  it('counts by service', async () => {
    const express = shipment({ packages: 2 });
    express.prepared.service = { ...express.prepared.service, serviceCode: 'A_EXPRESS', name: 'Express' };
    const text = await textOf(await draw([shipment(), shipment(), express]));
    expect(text).toContain('Express\n1 shipment, 2 packages, 10 lb');
    expect(text).toContain('Ground\n2 shipments, 2 packages, 10 lb');
  });

  it('says of a shipment that was voided since that it must stay', async () => {
    expect(await textOf(await draw([shipment({}, 'VOIDED')]))).toContain('VOIDED - do not take');
  });

  it.each(LANGUAGE_CODES)('keeps every text inside its place in %s', async (language) => {
    const shipments = [shipment({ packages: 2 }), shipment({}, 'VOIDED')];
    for (const paper of [A4, LETTER]) {
      const manifest = manifestDocument(manifestOf(shipments), shipments, language, 'UTC');
      const pages = await layoutDocument(manifest, paper, 203, fonts);
      expect(pages.flatMap(checkPaper)).toEqual([]);
    }
  });

  it('speaks German', async () => {
    const text = await textOf(await draw([shipment({ carrier: 'CARRIER_F' })], { language: 'de' }));
    for (const part of ['Tagesabschluss', 'Sendungsnummer', 'Vom Fahrer übernommen']) expect(text).toContain(part);
  });

  it('is the same bytes each time', async () => {
    const [first, second] = [await draw([shipment()]), await draw([shipment()])];
    expect(Buffer.from(first).equals(second)).toBe(true);
  });
});
