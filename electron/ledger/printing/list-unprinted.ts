/** In SQL that both ledgers understand. */
export const LIST_UNPRINTED = `
  SELECT shipment_id AS "shipmentId", printer_id AS "printerId", left_at AS "leftAt"
  FROM unprinted_label JOIN shipment ON shipment.id = shipment_id
  WHERE shipment.state = 'LABELLED' AND shipment.void_request IS NULL AND NOT EXISTS (
    SELECT 1 FROM print_job
    WHERE print_job.shipment_id = unprinted_label.shipment_id AND content_type = 'LABEL' AND print_job.state <> 'FAILED'
  ) ORDER BY left_at, shipment_id`;
