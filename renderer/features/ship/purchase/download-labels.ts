import { call } from '#renderer/api/client.ts';

/** Saves the stored labels of a shipment, as they were bought. @returns false where there are none. */
export async function downloadLabels(shipmentId: string): Promise<boolean> {
  const answer = await call('readShipment', { params: { id: shipmentId } });
  const labels = answer.ok ? answer.value.documents.filter(({ contentType }) => contentType === 'LABEL') : [];
  for (const { fileUrl, packageNumber, imageType } of labels) {
    const link = document.createElement('a');
    link.href = fileUrl;
    link.download = `label-${packageNumber}.${imageType}`;
    link.click();
  }
  return labels.length > 0;
}
