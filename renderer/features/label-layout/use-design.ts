import { computed, onScopeDispose, reactive, ref, shallowRef, watch } from 'vue';
import type { RulesKey } from '#shared/schema/accounts/carrier.ts';
import type { AccountDesign } from '#shared/schema/accounts/labels/account-design.ts';
import type { DesignCheck, DesignSample } from '#shared/schema/accounts/labels/design-check.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import type { LabelLogo } from '#shared/schema/accounts/labels/label-logo.ts';
import { type Answer, call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { copyOf, isSame } from './layout-draft.ts';

/** After the last change, in milliseconds; then the label is drawn. */
const PAUSE_MS = 250;

/** The label of an account as it is edited: what is stored, what is changed, and how it would print. */
export function useDesign(carrierId: string) {
  const params = { carrierId };
  const layout = ref<LabelLayout | null>(null);
  const stored = shallowRef<LabelLayout | null>(null);
  /** Of what is stored, as far as it was shown. */
  const version = ref('');
  const isOwn = ref(false);
  const logo = shallowRef<LabelLogo | null>(null);
  const layouts = shallowRef<readonly { carrier: RulesKey; layout: LabelLayout }[]>([]);
  const sample = ref<DesignSample>('TYPICAL');
  const dpi = ref<'203' | '300'>('203');
  const checked = shallowRef<DesignCheck | null>(null);
  /** The layout in which the station found a fault last. */
  const faulty = shallowRef<LabelLayout | null>(null);
  const { failure: undrawn, wasRead: wasDrawn } = useFailure();
  const { failure, worked } = useFailure();
  const isBusy = ref(false);
  const isChanged = computed(
    () => layout.value !== null && stored.value !== null && !isSame(layout.value, stored.value),
  );

  const check = newest(
    async () => {
      const own = layout.value && copyOf(layout.value);
      const body = { ...(own && { layout: own }), sample: sample.value, dpi: Number(dpi.value) };
      return { own, answer: await call('checkLabelLayout', { params, body }) };
    },
    ({ own, answer }) => {
      // What the station refuses to draw is not what was drawn before it; without an answer that is still the last it said.
      if (answer.ok || answer.problem) checked.value = answer.ok ? answer.value : null;
      const isRefused = answer.ok ? !answer.value.ok : answer.problem?.code === 'VALIDATION_FAILED';
      faulty.value = isRefused ? own : null;
      wasDrawn(answer);
    },
  );
  /** Whether the station found a fault in the label as it stands; what it has not looked at yet may be right. */
  const isFaulty = computed(() => layout.value !== null && faulty.value !== null && isSame(layout.value, faulty.value));
  let pause: number | undefined;
  watch(
    [layout, sample, dpi, logo],
    () => {
      window.clearTimeout(pause);
      if (layout.value) pause = window.setTimeout(() => void check(), PAUSE_MS);
    },
    { deep: true },
  );
  onScopeDispose(() => window.clearTimeout(pause));

  async function load(): Promise<void> {
    const [design, known] = await Promise.all([call('readLabelLayout', { params }), call('listLabelLayouts')]);
    if (known.ok) layouts.value = known.value.layouts;
    if (worked(design)) take(design.value);
  }

  function take(design: AccountDesign): void {
    know(design);
    layout.value = copyOf(design.effective);
  }

  function know({ layout: own, effective, logo: picture, version: now }: AccountDesign): void {
    [isOwn.value, logo.value, stored.value, version.value] = [own !== null, picture, copyOf(effective), now];
  }

  async function waitedFor<T>(asked: Promise<Answer<T>>): Promise<Answer<T>> {
    isBusy.value = true;
    const answer = await asked;
    isBusy.value = false;
    return answer;
  }

  /**
   * What is changed before the station has answered stays, and is not saved. Where another window, or a tool, has saved one since, that stays,
   * and what is saved next replaces it.
   */
  async function save(): Promise<'saved' | 'elsewhere' | 'failed'> {
    const sent = copyOf(layout.value as LabelLayout);
    const body = { layout: sent, version: version.value };
    const answer = await waitedFor(call('setLabelLayout', { params, body }));
    if (!answer.ok && answer.problem?.code === 'STATE_CONFLICT') {
      const stands = await waitedFor(call('readLabelLayout', { params }));
      if (!worked(stands)) return 'failed';
      know(stands.value);
      return 'elsewhere';
    }
    if (!worked(answer)) return 'failed';
    const now = layout.value as LabelLayout;
    take(answer.value);
    if (!isSame(now, sent)) layout.value = now;
    return 'saved';
  }

  async function reset(): Promise<boolean> {
    const isDone = worked(await waitedFor(call('resetLabelLayout', { params })));
    if (isDone) await load();
    return isDone;
  }

  /** What the station has against the file is for whoever asked to say. */
  async function setLogo(contentBase64: string, tone: LabelLogo['tone']) {
    const answer = await waitedFor(call('setLogo', { params, body: { contentBase64, tone } }));
    if (answer.ok) logo.value = answer.value.logo;
    return answer;
  }

  async function removeLogo(): Promise<void> {
    if (worked(await waitedFor(call('removeLogo', { params })))) logo.value = null;
  }

  return reactive({
    ...{ layout, isOwn, logo, layouts, sample, dpi, checked, isFaulty, undrawn, failure, isBusy, isChanged },
    ...{ load, save, reset, setLogo, removeLogo },
    redraw: check,
    drawWith: (chosen: DesignSample) => void (sample.value = chosen),
    drawAt: (chosen: '203' | '300') => void (dpi.value = chosen),
  });
}
export type Design = ReturnType<typeof useDesign>;
