/** What the station asks of the folder of its backups. */
export type BackupQuestion = { folder: string } & (
  | { do: 'list' }
  | { do: 'place'; copy: string; name: string }
  | { do: 'fetch'; name: string; to: string }
  | { do: 'redact'; acceptedBefore: number }
);
