import type { LabelVerificationResult, VerifiedLabel } from '#shared/schema/printing/label-verification.ts';
import { t } from '#renderer/messages/index.ts';

/** What is wrong with labels that were read back, a sentence each, with the label it is about. */
export function verificationFaults({ labels }: LabelVerificationResult): string[] {
  return labels.flatMap((label) => {
    const name = t('shipment.documents.types.LABEL', { n: label.packageNumber });
    return faultsOf(label).map((fault) => t('documents.check.of', { name, fault }));
  });
}

function faultsOf({ faults, symbols }: VerifiedLabel): string[] {
  const misread = symbols.flatMap(({ symbology, expected, read }) => {
    if (expected === null || read === expected) return [];
    return read === null
      ? t('documents.check.unread', { symbology, expected })
      : t('documents.check.misread', { symbology, expected, read });
  });
  const codes = new Set(faults.map(({ code }) => code));
  return [...misread, ...[...codes].map((code) => t(`documents.check.faults.${code}`))];
}

/** How many barcodes were read. */
export const readCount = ({ labels }: LabelVerificationResult): number =>
  labels.reduce((sum, { symbols }) => sum + symbols.filter(({ read }) => read !== null).length, 0);
