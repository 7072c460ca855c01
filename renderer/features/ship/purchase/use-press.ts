import { computed, ref, type Ref } from 'vue';
import type { Selected } from '#shared/schema/orders/selection-rule.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { useSounds } from '#renderer/composables/useSounds.ts';
import { t } from '#renderer/messages/index.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import type { DraftRequest } from '../form/to-request.ts';
import type { useCheck } from '../form/use-check.ts';

/** A shorter wait needs no words. */
const SHORT_MS = 300;

interface Form {
  request: Ref<DraftRequest>;
  check: ReturnType<typeof useCheck>;
  sentWith: Ref<Pick<Selected, 'carrierId' | 'serviceType'>>;
  /** What the button tells of the account. */
  mode: Ref<'live' | 'test' | null>;
  isScanning: Ref<boolean>;
}

/** Buy, pressed while the station may still be asked about the form, or for its printers: what stood there is bought once that is answered, or nothing is. */
export function usePress({ request, check, sentWith, mode, isScanning }: Form) {
  const play = useSounds();
  const printers = usePrinters();
  const typed = () => JSON.stringify(request.value.body);
  const asItStands = () => JSON.stringify([request.value.body, sentWith.value]);
  /** The form on which Buy was pressed too early: before it was known what would be bought. */
  const early = ref<string | null>(null);
  /** The form on which Buy was pressed, while the station takes its time. */
  const waits = ref<string | null>(null);

  async function whenChecked(pressedOn: string): Promise<void> {
    const timer = setTimeout(() => {
      waits.value = pressedOn;
      announce(`${t('ship.states.checking')}. ${t('ship.say.checking')}`);
    }, SHORT_MS);
    await Promise.all([check.whenKnown(), printers.known()]);
    clearTimeout(timer);
    waits.value = null;
  }

  /**
   * Waits for the station. Whoever leaves the account to the rules buys with the one they choose by then, but never live where the button told
   * of a test, nor the other way round.
   * @returns whether what would be bought now is what Buy was pressed for
   */
  async function pressed(): Promise<boolean> {
    const [pressedOn, told] = [typed(), mode.value];
    await whenChecked(pressedOn);
    return check.isCurrent.value && typed() === pressedOn && (told === null || told === mode.value);
  }

  /** Nothing is bought before Buy is pressed again. */
  function askAgain(): void {
    early.value = asItStands();
    play('attention');
    announce(t(isScanning.value ? 'ship.scan.busy' : 'ship.say.early'), 'assertive');
  }

  return {
    ...{ asItStands, pressed, askAgain },
    /** What stands there is bought once the station says that nothing is wrong with it. */
    isWaiting: computed(() => waits.value === typed()),
    /** Buy was pressed on this very form, too early. */
    isEarly: computed(() => early.value === asItStands()),
    forget: () => (early.value = null),
  };
}
