import { defineStore } from 'pinia';
import { computed } from 'vue';
import { call } from '#renderer/api/client.ts';
import { emptyParty, type PartyDraft } from '#renderer/components/party/party-draft.ts';
import { useDraft } from '#renderer/composables/useDraft.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import { useSettings } from '#renderer/stores/settings.ts';

/** What is set up before the first parcel, in this order. */
export const STEPS = ['language', 'shipFrom', 'account', 'printer', 'label'] as const;
export type Step = (typeof STEPS)[number];

interface Progress {
  step: Step;
  done: Step[];
  shipFrom: PartyDraft;
  /** The account and the printer that were set up here; empty where none was. */
  carrierId: string;
  printerId: string;
}

const begun = (): Progress => ({
  step: 'language',
  done: [],
  shipFrom: { ...emptyParty(), countryCode: new Intl.Locale(navigator.language).region ?? '' },
  carrierId: '',
  printerId: '',
});

/** How far a new station is set up. It can be left at any step and is taken up there. */
export const useFirstRun = defineStore('first-run', () => {
  const [accounts, printers, settings] = [useAccounts(), usePrinters(), useSettings()];
  const progress = useDraft('first-run', begun);
  const index = computed(() => STEPS.indexOf(progress.value.step));

  /** Whether nobody has set anything up or shipped anything yet. Ask once accounts and printers are loaded. */
  async function isNeeded(): Promise<boolean> {
    const isFresh = accounts.isLoaded && accounts.accounts.length === accounts.testAccounts.length;
    if (settings.setUp !== 'open' || !isFresh || printers.printers.length > 0) return false;
    const answer = await call('listShipments', { query: { limit: 1 } });
    return answer.ok && answer.value.shipments.length === 0;
  }

  const goTo = (step: Step) => (progress.value.step = step);

  /**
   * From that step to the next one, unless somebody went elsewhere while it was saved.
   * @param isDone false where the step is skipped; false is returned behind the last one.
   */
  function goOn(isDone: boolean, from: Step): boolean {
    const { step, done } = progress.value;
    progress.value.done = isDone ? [...new Set([...done, from])] : done.filter((one) => one !== from);
    if (step !== from) return true;
    const next = STEPS[index.value + 1];
    if (next) goTo(next);
    return next !== undefined;
  }

  function leave(): void {
    if (settings.setUp === 'open') settings.setUp = 'left';
  }

  function finish(): void {
    settings.setUp = 'done';
    progress.value = begun();
  }

  return { progress, index, isNeeded, goTo, goOn, leave, finish };
});
