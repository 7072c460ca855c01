/** The newest print of each label of a row, as `print_job`: a condition for both ledgers, beside `batch_row`. */
export const NEWEST_PRINTS = `
  print_job.shipment_id = batch_row.shipment_id AND content_type = 'LABEL'
    AND NOT EXISTS (SELECT 1 FROM print_job AS newer
      WHERE newer.document_id = print_job.document_id AND newer.sequence > print_job.sequence)`;

/** How far a print is from paper: 0 is on paper, up to 3 on its way, more not printed. */
export const FROM_PAPER = `
  CASE print_job.state
    WHEN 'PRINTED' THEN 0 WHEN 'SPOOLED' THEN 1 WHEN 'SENT' THEN 2 WHEN 'QUEUED' THEN 3 WHEN 'UNCERTAIN' THEN 4 ELSE 5
  END`;

/** How many rows of the batch at `batch` have their furthest label on paper, on its way or not printed; rows whose labels are yet to be printed are none of them. */
export const countFurthest = (batch: string) => `
  SELECT CASE WHEN furthest = 0 THEN 'printed' WHEN furthest <= 3 THEN 'sent' ELSE 'failed' END AS what, count(*) AS count
  FROM (
    SELECT max(${FROM_PAPER}) AS furthest FROM batch_row JOIN print_job ON ${NEWEST_PRINTS}
    WHERE batch_row.batch = ${batch}
      AND NOT EXISTS (SELECT 1 FROM batch_print_due AS due WHERE due.batch = batch_row.batch AND due.number = batch_row.number)
    GROUP BY batch_row.number
  ) AS rows GROUP BY what`;
