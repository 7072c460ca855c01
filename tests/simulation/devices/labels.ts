import type { EnginePorts } from '#electron/engine/engine-ports.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';

const BEGINS = 'SIMULATED LABEL';

/** What a simulated label says: a line of text in place of a drawing. */
const labelText = (platformNumber: string, trackingNumber: string) => `${BEGINS} ${platformNumber} ${trackingNumber}`;

/** The tracking number on a simulated label; null on what is none. */
export function numberOn(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.startsWith(BEGINS) ? (text.split(' ')[3] ?? null) : null;
}

/** The labels of packages, as a carrier draws them. */
export const carrierLabels = (trackingNumbers: readonly string[]): NewDocument[] =>
  trackingNumbers.map((number, index) => ({
    packageNumber: index + 1,
    contentType: 'LABEL',
    imageType: 'pdf',
    bytes: Buffer.from(labelText('carrier', number)),
  }));

const drawn = ({ platformTrackingNumbers, trackingNumbers }: RenderInput, packageNumber: number) =>
  Buffer.from(labelText(platformTrackingNumbers[packageNumber - 1] ?? '', trackingNumbers[packageNumber - 1] ?? ''));

const paper = async () => Buffer.from('SIMULATED PAPER');

type Renderers = Pick<EnginePorts, 'renderer' | 'logos' | 'documents' | 'manifests' | 'labelReader' | 'labelFiles'>;

/** Draws labels as a line of text: what a label looks like is not simulated, what it says is. */
export function createSimulatedRenderers(): Renderers {
  return {
    renderer: {
      render: async (input) =>
        input.shipment.packages.map((_, index) => ({
          packageNumber: index + 1,
          contentType: 'LABEL' as const,
          imageType: 'pdf',
          bytes: drawn(input, index + 1),
        })),
      preview: async (input, packageNumber) => drawn(input, packageNumber),
      labelFor: async (_, input, packageNumber) => drawn(input, packageNumber),
      cn22For: async (_, input, packageNumber) => drawn(input, packageNumber),
      pictureFor: async (_, { bytes }) => bytes,
      resolutionOfCommands: () => null,
      labelsIn: async ({ bytes }) => [bytes],
      withTestBand: async (document) => document,
      pageSize: async () => ({ width: 100, height: 150 }),
      misfit: async () => null,
      layoutOfCarrier: () => ({ rows: [] }),
      tryDesign: async () => ({ faults: [], symbols: [], pngBase64: null }),
      missingCharacters: () => [],
      addressLines: () => ({ lines: 1, room: 9, points: 12 }),
    },
    logos: { readLogo: async () => ({ pngBase64: '', width: 1, height: 1 }) },
    documents: {
      packingSlipFor: paper,
      commercialInvoiceFor: paper,
      postalFormsFor: paper,
      sheetsFor: paper,
      foreignSheetsFor: paper,
      commandSheetFor: paper,
      badgeSheetFor: paper,
    },
    manifests: { render: paper } as unknown as Renderers['manifests'],
    labelReader: {} as Renderers['labelReader'],
    labelFiles: {} as Renderers['labelFiles'],
  };
}
