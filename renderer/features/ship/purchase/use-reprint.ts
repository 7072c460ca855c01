import { ref, shallowRef, watch } from 'vue';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { call } from '#renderer/api/client.ts';
import { newestPrints, readPrints } from '#renderer/components/newest-prints.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import type { Sentence } from '#renderer/composables/useSentence.ts';
import { useSounds } from '#renderer/composables/useSounds.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import { downloadLabels } from './download-labels.ts';
import { usePrints } from './use-prints.ts';

/** Whose labels are printed again. */
export type Reprinted = { id: string; recipient: Pick<ShipmentSummary['recipient'], 'name'> };

/** That no printer takes labels of their format. */
const hasNoPrinter = ({ code, pointer }: Violation) => code === 'FIELD_REQUIRED' && pointer === '/printerId';

/** Prints the labels of a shipment again, free of charge: on the default printer, or as a file where there is none. */
export function useReprint() {
  const printers = usePrinters();
  const play = useSounds();
  /** The shipment whose labels were printed so often that the station wants to know why. */
  const asksReasonFor = ref<Reprinted | null>(null);
  /** What came of the last reprint; stays until the next. */
  const said = shallowRef<{ words: Sentence; isGood: boolean } | null>(null);
  /** What became of the labels that were printed last. */
  const prints = usePrints();

  function say(words: Sentence, isGood: boolean): void {
    said.value = { words, isGood };
    announce(words(), isGood ? 'polite' : 'assertive');
    if (!isGood) play('error');
  }

  /** Whose labels were asked for, until that is answered: pressed again meanwhile, they come out once. */
  const asked = new Set<string>();
  async function reprint(shipment: Reprinted, reason?: string): Promise<void> {
    if (asked.has(shipment.id)) return;
    asked.add(shipment.id);
    asksReasonFor.value = null;
    await print(shipment, reason);
    asked.delete(shipment.id);
  }

  async function print(shipment: Reprinted, reason: string | undefined): Promise<void> {
    const { name } = shipment.recipient;
    prints.forget();
    await printers.known();
    if (printers.labelPrinters.length === 0) return open(shipment);
    if (await isWaiting(shipment.id)) return sayOfPrint(name, 'waiting');
    const answer = await call('createPrintJobs', {
      body: {
        shipmentId: shipment.id,
        ...(printers.chosenPrinter && { printerId: printers.chosenPrinter.id }),
        ...(reason !== undefined && { reason }),
      },
    });
    if (answer.ok) {
      say(() => t('ship.recent.printing', { name }), true);
      printed = name;
      prints.shipmentId.value = shipment.id;
      void prints.load();
    } else if (answer.problem?.errors.some(({ pointer }) => pointer === '/reason')) asksReasonFor.value = shipment;
    else if (answer.problem?.errors.some(hasNoPrinter)) await open(shipment);
    else say(() => problemWords(answer.problem), false);
  }

  async function open({ id, recipient: { name } }: Reprinted): Promise<void> {
    const hasLabels = await downloadLabels(id);
    say(() => t(hasLabels ? 'ship.recent.opened' : 'common.noLabel', { name }), hasLabels);
  }

  /** Whose labels were printed last. */
  let printed = '';
  watch(prints.stage, (stage, before) => {
    if (stage === 'waiting' || stage === 'failed' || stage === 'uncertain') sayOfPrint(printed, stage);
    else if (before === 'waiting' && stage !== 'none') say(() => t('ship.recent.printing', { name: printed }), true);
  });

  function sayOfPrint(name: string, stage: 'waiting' | 'failed' | 'uncertain'): void {
    const words = () => [t('common.label', { label: name }), prints.why.value, t(`ship.say.prints.${stage}`)];
    say(() => words().filter(Boolean).join(' '), false);
  }

  /** A label that its printer has not taken yet comes out by itself: put into its queue once more it would come out twice. */
  async function isWaiting(shipmentId: string): Promise<boolean> {
    const answer = await readPrints(shipmentId);
    if (!answer.ok) return false;
    return newestPrints(answer.value.printJobs).some(
      ({ contentType, state, printerId, usedPrinterId }) =>
        contentType === 'LABEL' &&
        state === 'QUEUED' &&
        printers.labelPrinters.some(({ id }) => id === printerId || id === usedPrinterId),
    );
  }

  return { reprint, asksReasonFor, said };
}
