import { ref, shallowRef } from 'vue';
import type { HandOverAnswer, HandOverOutcome } from '#shared/schema/shipping/hand-over.ts';
import { call } from '#renderer/api/client.ts';
import { inTurn } from '#renderer/composables/in-turn.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { type Sentence, useSentence } from '#renderer/composables/useSentence.ts';
import { useSounds, type Sound } from '#renderer/composables/useSounds.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticWords, problemWords } from '#renderer/messages/problem-words.ts';

/** How the scan that came last went. */
export type HandOverStatus = 'idle' | 'noAnswer' | HandOverOutcome;

const SOUNDS: Readonly<Record<HandOverStatus, Sound>> = {
  ...{ idle: 'counted', HANDED_OVER: 'counted', TAKEN_BACK: 'ok', ALREADY: 'attention', NOT_HANDED_OVER: 'attention' },
  ...{
    VOIDED: 'error',
    NOT_LABELLED: 'error',
    KEPT_BACK: 'error',
    ON_MANIFEST: 'error',
    SEVERAL: 'error',
    UNKNOWN_CODE: 'error',
  },
  noAnswer: 'error',
};
/** What can be taken back is what was just handed over, or was before. */
const HAS_LEFT: readonly HandOverStatus[] = ['HANDED_OVER', 'ALREADY'];

/** Parcels that are handed over to the driver, scan by scan, each behind the one before. */
export function useHandOver() {
  const play = useSounds();
  const status = ref<HandOverStatus>('idle');
  const words = useSentence();
  /** The code that can be taken back. */
  const left = ref<string | null>(null);
  const parcel = shallowRef<HandOverAnswer['parcel']>(null);

  function show(code: string, outcome: HandOverStatus, found: HandOverAnswer['parcel'], why: Sentence): void {
    [status.value, parcel.value, words.value] = [outcome, found, why];
    left.value = HAS_LEFT.includes(outcome) ? code : null;
    const sound = SOUNDS[outcome];
    play(sound);
    const said = `${t('common.label', { label: t(`history.handOver.status.${outcome}`) })} ${why()}`;
    announce(said, sound === 'error' ? 'assertive' : 'polite');
  }

  const ask = inTurn()(async (code: string, isBack: boolean): Promise<void> => {
    const answer = isBack ? await call('takeBack', { params: { code } }) : await call('handOver', { body: { code } });
    if (!answer.ok) {
      const why = () => (answer.problem ? problemWords(answer.problem) : t('history.handOver.noAnswer'));
      return show(code, 'noAnswer', null, () => `${code}: ${why()}`);
    }
    const { outcome, trouble, parcel: found } = answer.value;
    const name = [code, found?.recipientName].filter(Boolean).join(', ');
    show(code, outcome, found, () => (trouble ? diagnosticWords(trouble) : name));
  });

  return {
    status,
    words,
    left,
    parcel,
    scan: (code: string) => ask(code, false),
    takeBack: (code: string) => ask(code, true),
  };
}
