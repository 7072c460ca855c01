import type { Backup } from '#shared/schema/doctor.ts';

/** What is set once: for this window, and for the whole station. */
export const settings = {
  title: 'Settings',
  window: 'This window',
  station: 'The whole station',
  weightUnit: 'Weights in',
  lengthUnit: 'Lengths in',
  sounds: 'Sounds',
  soundsHint: 'A sound for what worked, one for what went wrong, one for what needs a person.',
  try: { ok: 'Worked', error: 'Went wrong', attention: 'Needs a person' },
  scanner: {
    title: 'Scanner',
    prefix: 'Characters before each code',
    prefixHint: 'Where the scanner is set up to put some; they make every scan certain.',
    try: 'Scan something: it appears here and goes nowhere else.',
    got: 'Scanned: {text}',
  },
  backup: {
    title: 'Backups',
    lead: 'A copy of the whole ledger is made every day, checked against its own hashes, and kept on this machine. Copy the folder “backups” elsewhere now and then.',
    now: 'Back up now',
    running: 'The ledger is copied and the copy is checked. Work can go on meanwhile.',
    made: 'The backup is written, read again and whole ({size}).',
    none: 'No backup yet',
    noneHint: 'The first one is made by itself a minute after the start.',
    reasons: { daily: 'daily', asked: 'on request', migration: 'before an update' } as const satisfies Record<
      Backup['reason'],
      string
    >,
    restore: 'Restore …',
    restoreOf: 'Go back to {at}',
    means:
      'Everything that was recorded since then is missing afterwards: shipments, prints, manifests, settings, keys. Labels bought since then stay bought and paid for; sending one of those orders again would buy it twice.',
    steps: {
      ask: 'Make a backup now, and find out what was bought since: History, filtered by date.',
      stop: 'Stop the station. Purchases that run are finished first.',
      start: 'Start it with this command. It checks the backup before anything is put in its place.',
    },
    command: 'Command',
    kept: 'Nothing is thrown away: the files of now are put in a folder of their own, and the station lists the shipments that are missing.',
  },
  numbers: {
    retentionDays: 'Keep addresses and labels for, in days',
    purchaseTimeoutSeconds: 'Wait for a carrier for, in seconds',
    batchConcurrency: 'Rows of a batch bought at once',
    purchasesPerSecond: 'Purchases of one API client in a second',
  },
  hints: {
    retentionDays: '1 to 3,650. The numbers of shipments stay.',
    purchaseTimeoutSeconds: '1 to 120. Without an answer by then, a purchase is unknown.',
    batchConcurrency: '1 to 8',
    purchasesPerSecond: '1 to 100,000; more are sent away until later.',
  },
  documents: 'Documents in answers of the API',
  documentsHint: 'Where the call does not say',
  deliveries: { base64: 'In the answer', url: 'As a link' },
  remember: 'Remember recipients',
  rememberHint: 'In the address book, once something was bought for them',
  privateWebhooks: 'Webhooks to private networks',
  privateWebhooksHint: 'Also unencrypted there',
  origins: 'Web pages that may call the station',
  originsHint: 'Their origins, separated by spaces. None where it is empty; each still needs a token.',
  refused: 'The station does not take this value. Look at the hint.',
  save: 'Save for the station',
  saved: 'The settings of the station are saved.',
} as const;
