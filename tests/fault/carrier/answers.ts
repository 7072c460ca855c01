import type { Sale } from './sales-journal.ts';

interface Line {
  itemTransactionId: string;
  customerReference?: Record<string, string>;
}

export interface Order {
  transactionId: string;
  carrierId: string;
  serviceType: string;
  itemLines: Line[];
  labelSpecification?: { imageType?: string };
}

/** A label of this parcel and no other, as a PDF would begin and end. */
export const labelOf = (trackingNumber: string) =>
  Buffer.from(`%PDF-1.4\n% label of ${trackingNumber}\n${'x'.repeat(2000)}\n%%EOF\n`, 'latin1');

export interface AnswerOptions {
  /** Labels as links below this address, or in the answer. */
  labelsAt: string | null;
  fileBase64?(trackingNumber: string): string;
}

/** The specification's ShipmentResponse. */
export function saleAnswer(order: Order, sale: Sale, { labelsAt, fileBase64 }: AnswerOptions) {
  return {
    success: true,
    data: {
      transactionId: order.transactionId,
      carrierId: order.carrierId,
      carrierCode: 'UPSTREAM',
      serviceType: order.serviceType,
      paymentOption: { paymentType: null, paymentTerms: null, payor: null },
      signatureOption: { signatureOptionType: null },
      labelSpecification: { imageType: 'PDF', labelStockType: null },
      taxIndentifiers: null,
      transactionShipments: order.itemLines.map(({ itemTransactionId }, index) => {
        const trackingNumber = sale.trackingNumbers[index] ?? '';
        return {
          itemTransactionId,
          platformTrackingNumber: `UP${trackingNumber}`,
          trackingNumber,
          masterTrackingNumber: null,
          declaredInfo: null,
          specialService: null,
          customerReference: null,
          packageDocuments: [
            {
              fileBase64:
                labelsAt === null ? (fileBase64?.(trackingNumber) ?? labelOf(trackingNumber).toString('base64')) : null,
              imageType: 'pdf',
              fileUrl: labelsAt === null ? null : `${labelsAt}${trackingNumber}`,
              contentType: 'LABEL',
            },
          ],
        };
      }),
    },
    warnings: [],
  };
}

/** A problem of the contract (section 6). */
export const problemAnswer = (
  status: number,
  code: string,
  purchase: 'made' | 'not_made' | 'unknown',
  detail = `The carrier says ${code}.`,
) => ({
  success: false,
  type: `urn:packbench:problem:${code.toLowerCase().replaceAll('_', '-')}`,
  title: code,
  status,
  code,
  detail,
  requestId: 'r',
  purchase,
  source: 'carrier',
  retryable: false,
  errors: [],
});
