import type { Party } from '#shared/schema/shipping/party.ts';
import type { AddressesDeps } from './deps.ts';
import { keyed } from './addresses.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Notes that a shipment was bought to the party. Nobody waits for it, and a purchase does not fail with it. */
export function rememberRecipient({ ledger, log }: AddressesDeps, recipient: Party): void {
  ledger.addresses.remember(keyed(recipient), ledger.now()).catch((error: unknown) => {
    log('recipient not remembered', { error });
  });
}

/** Drops remembered addresses that nobody shipped to within the retention time. Never throws. */
export async function forgetUnusedAddresses({ ledger, log }: AddressesDeps): Promise<void> {
  try {
    const { retentionDays } = await ledger.settings.read();
    await ledger.addresses.forgetUnused(ledger.now() - retentionDays * DAY_MS);
  } catch (error) {
    log('unused addresses not forgotten', { error });
  }
}
