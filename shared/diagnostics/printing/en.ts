/** What is said of print services and print jobs: `printer` is the printer's name, `at` its address, folder or spooler, `job` the spooler's number of it. */
export const printing = {
  // Of queues of a print service.
  QUEUE_UNKNOWN: 'The print service has no queue {queue}.',
  QUEUE_CLOSED: 'The queue {queue} takes no jobs.',
  QUEUE_CLOSED_SAYING: 'The queue {queue} takes no jobs. The print service says: “{words}”',
  QUEUE_PAUSED: 'The queue {queue} is paused.',
  QUEUE_PAUSED_SAYING: 'The queue {queue} is paused. The print service says: “{words}”',
  PRINT_SERVICE_SAYS: 'The print service refused. It says: “{words}”',
  // On its way, and done.
  PRINT_SENDING: 'Sending to {printer}.',
  PRINT_MOVED: '{printer} did not take it; it goes to {fallback} instead.',
  PRINT_SENT_CLOSED:
    '{at} was sent all {bytes} bytes and closed the connection; it does not say whether it printed them.',
  PRINT_SENT_OPEN:
    '{at} was sent all {bytes} bytes and left the connection open; it does not say whether it printed them.',
  PRINT_SPOOLED: '{at} has it as job {job}.',
  PRINT_SPOOLED_SAYING: '{at} has it as job {job}. It says: “{words}”',
  PRINT_SPOOLED_FOR_GOOD: '{at} has it as job {job}; it does not say whether it was printed.',
  PRINT_IN_PAUSED_QUEUE: 'The queue {queue} is paused. The label waits in it.',
  PRINT_IN_PAUSED_QUEUE_SAYING: 'The queue {queue} is paused. The label waits in it. The print service says: “{words}”',
  PRINT_COMPLETED: 'The print service says that it is printed.',
  PRINT_WRITTEN: 'Written to {name}.',
  // Nothing came out.
  PRINTER_REMOVED: 'The printer {printer} was removed.',
  PRINTER_CLOSED: '{at} closed the connection before anything was sent.',
  PRINT_CANCELLED: 'Cancelled before anything was sent.',
  PRINT_CANCELLED_THERE: 'Cancelled before printing began.',
  PRINT_OF_VOIDED: 'The shipment was voided before anything was sent.',
  PRINT_WAITED_TOO_LONG: 'The station was stopped while it waited; nothing was sent.',
  QUEUE_WITHOUT_PAPER: 'The queue {queue} has no paper of {paper}; set up its paper in the system’s printer settings.',
  QUEUE_OF_OTHER_PAPER: 'The queue {queue} has no paper of {paper}; it would print on {other}.',
  // It may have come out.
  PRINT_BROKEN: '{at} broke the connection while it took the label.',
  PRINT_STALLED: '{at} did not answer in time while it took the label.',
  PRINT_GIVEN_UP: 'It was given up while {at} took the label: the station was stopping.',
  PRINT_FAILED: '{at} failed while it took the label. The system says: “{words}”',
  PRINT_LEFT_OPEN: '{at} did not close the connection after the label, as it did before: it may not have read it.',
  PRINT_WITHOUT_JOB: '{at} took the label, but gave it no number.',
  PRINT_JOB_UNKNOWN: '{at} does not know job {job} any more.',
  PRINT_COMPLETED_SAYING: 'The print service says completed, but also: “{words}”',
  PRINT_CANCELLED_LATE: 'Cancelled after printing had begun.',
  PRINT_CANCELLED_LATE_SAYING: 'Cancelled after printing had begun. The print service says: “{words}”',
  PRINT_ABORTED: 'The print service gave up.',
  PRINT_ABORTED_SAYING: 'The print service gave up. It says: “{words}”',
  PRINTER_OF_OTHER_KIND: 'The printer was set up anew and keeps no jobs.',
  PRINT_INTERRUPTED: 'The station stopped while it was being sent: look whether it came out.',
  PRINT_AT_BACKUP: 'It waited when the backup was made that was restored: look whether it came out.',
  // By a person's word, or a scan.
  PRINT_SEEN: 'A person says that it came out.',
  PRINT_NOT_SEEN: 'A person says that it did not come out.',
  PRINT_SCANNED: 'The label was scanned.',
  // Of labels that are not printed.
  PRINTER_UNKNOWN: 'There is no printer {printer}.',
  PRINT_REASON_NEEDED: 'This document was printed {prints} times already: say why it is needed again.',
  PRINT_REFUSED: 'Nothing was printed: “{words}”',
  // Of documents that a printer cannot print. `dpi` is the printer's, `made` that of the label.
  PRINT_NOT_DRAWN: 'It could not be made into what the printer takes. The system says: “{words}”',
  DRAWING_TOO_SLOW: 'Drawing it took longer than {seconds} seconds, and was given up.',
  DRAWING_ENDED: 'Drawing it broke off: it takes too much memory, or the file is damaged.',
  PRINT_DOCUMENT_GONE: 'The document is not kept any more.',
  PRINT_PAGE_UNKNOWN: 'The size of the page is not known.',
  PRINT_OF_OTHER_FORMAT:
    '{printer} prints {format}, and this document is a {type} that cannot be made into it. Choose another printer.',
  LABEL_TOO_LARGE:
    'The carrier’s label does not fit on the stock of {printer}, {stock}. Choose a larger stock or another printer.',
  LABEL_OF_PAGES:
    'The carrier’s label has several pages, and {printer} takes a picture of one. Print it on a printer that takes PDF.',
  LABEL_TOO_COARSE:
    'At the {dpi} dpi of {printer} a barcode of the carrier’s label cannot be read any more. Print it on a printer of more dpi, or on A4 or Letter.',
  LABEL_OF_MORE_DPI:
    'The carrier made this label for printers of {made} dpi, and {printer} has {dpi}: it would come out too large for its label.',
  LABEL_OF_FEWER_DPI:
    'The carrier made this label for printers of {made} dpi, and {printer} has {dpi}: it would come out too small.',
} as const;
