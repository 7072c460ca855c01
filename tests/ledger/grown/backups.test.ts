import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { redactBackups } from '#electron/ledger/sqlite/backup/redact-backups.ts';
import { backupFolder, backupName } from '#electron/ledger/sqlite/backup/backup-files.ts';
import { finishDraft } from '#electron/ledger/sqlite/backup/write-backup.ts';
import { openCopy } from '#electron/ledger/sqlite/open-ledger.ts';
import { HOUR, NOON } from '../samples.ts';
import { usePlans } from './use-plans.ts';

const station = usePlans();

test('a backup of which nothing is due is told so without a look at all that was ever shipped', async () => {
  const folder = backupFolder(station.path);
  const path = join(folder, backupName(NOON, 'asked'));
  mkdirSync(dirname(path));
  await openCopy(path).close();
  finishDraft(path);
  const look = () => redactBackups(folder, NOON - HOUR);
  expect([
    ...(await station.waysThrough('shipment', look)),
    ...(await station.waysThrough('customer_order', look)),
  ]).toEqual([
    'SEARCH shipment USING INDEX shipment_to_blank (accepted_at<?)',
    'SEARCH customer_order USING INDEX customer_order_to_redact (updated_at<?)',
  ]);
});
