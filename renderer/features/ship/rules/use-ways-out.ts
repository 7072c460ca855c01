import { computed, onScopeDispose, shallowRef, watch } from 'vue';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { useShip } from '#renderer/features/ship/store.ts';
import { askPrices } from '../service/ask-prices.ts';
import { bestOf, isOverLimits, waysOut, type WayOut } from './ways-out.ts';

/** Carriers are asked for their prices: not before nobody types any more. */
const PAUSE_MS = 500;

/** What takes the parcel where a limit of the chosen account is broken and nothing else is wrong, as the station says it. */
export function useWaysOut() {
  const ship = useShip();
  const accounts = useAccounts();
  const found = shallowRef<readonly WayOut[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();

  function forget(): void {
    clearTimeout(timer);
    asked.abort();
    found.value = [];
  }

  async function ask(): Promise<void> {
    const { account, request } = ship;
    if (account === null) return;
    asked = new AbortController();
    const { signal } = asked;
    const answer = await askPrices(request.body, signal);
    if (signal.aborted || !answer.ok) return;
    const of = { isTest: accounts.isTest(account), except: account.carrierId };
    found.value = waysOut(answer.value.accounts, accounts.accounts, of);
  }

  watch(
    () =>
      [
        JSON.stringify(ship.request.body),
        ship.isOpen && ship.check.isCurrent && isOverLimits(ship.check.result?.errors ?? []),
      ] as const,
    ([, isNeeded]) => {
      forget();
      if (isNeeded) timer = setTimeout(() => void ask(), PAUSE_MS);
    },
    { immediate: true },
  );
  onScopeDispose(forget);

  return { ways: found, best: computed(() => bestOf(found.value)) };
}
