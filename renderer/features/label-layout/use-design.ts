import { computed, onScopeDispose, reactive, ref, shallowRef, watch } from 'vue';
import type { RulesKey } from '#shared/schema/accounts/carrier.ts';
import type { AccountDesign } from '#shared/schema/accounts/labels/account-design.ts';
import type { DesignCheck, DesignSample } from '#shared/schema/accounts/labels/design-check.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import type { LabelLogo } from '#shared/schema/accounts/labels/label-logo.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import { type Answer, call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
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
  const failure = shallowRef<{ problem: Problem | null } | null>(null);
  const isBusy = ref(false);
  const isChanged = computed(
    () => layout.value !== null && stored.value !== null && !isSame(layout.value, stored.value),
  );

  const check = newest(
    () =>
      call('checkLabelLayout', {
        params,
        body: { ...(layout.value && { layout: layout.value }), sample: sample.value, dpi: Number(dpi.value) },
      }),
    (answer) => {
      // What the station refuses to draw is not what was drawn before it; without an answer that is still the last it said.
      if (answer.ok || answer.problem) checked.value = answer.ok ? answer.value : null;
      failure.value = answer.ok ? null : { problem: answer.problem };
    },
  );
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
    if (!design.ok) return void (failure.value = { problem: design.problem });
    take(design.value);
  }

  function take(design: AccountDesign): void {
    know(design);
    layout.value = copyOf(design.effective);
  }

  function know({ layout: own, effective, logo: picture, version: now }: AccountDesign): void {
    [isOwn.value, logo.value, stored.value, version.value] = [own !== null, picture, copyOf(effective), now];
  }

  /** Says whether it was done. */
  async function done<T>(asked: Promise<Answer<T>>, then: (value: T) => void): Promise<boolean> {
    isBusy.value = true;
    const answer = await asked;
    isBusy.value = false;
    failure.value = answer.ok ? null : { problem: answer.problem };
    if (answer.ok) then(answer.value);
    return answer.ok;
  }

  /**
   * What is changed before the station has answered stays, and is not saved. Where another window, or a tool, has saved one since, that stays,
   * and what is saved next replaces it.
   */
  async function save(): Promise<'saved' | 'elsewhere' | 'failed'> {
    const sent = copyOf(layout.value as LabelLayout);
    const body = { layout: sent, version: version.value };
    const isSaved = await done(call('setLabelLayout', { params, body }), (design) => {
      const now = layout.value as LabelLayout;
      take(design);
      if (!isSame(now, sent)) layout.value = now;
    });
    if (isSaved) return 'saved';
    if (failure.value?.problem?.code !== 'STATE_CONFLICT') return 'failed';
    return (await done(call('readLabelLayout', { params }), know)) ? 'elsewhere' : 'failed';
  }

  async function reset(): Promise<boolean> {
    const isDone = await done(call('resetLabelLayout', { params }), () => undefined);
    if (isDone) await load();
    return isDone;
  }

  const setLogo = (contentBase64: string, tone: LabelLogo['tone']) =>
    done(call('setLogo', { params, body: { contentBase64, tone } }), (design) => (logo.value = design.logo));

  const removeLogo = () => done(call('removeLogo', { params }), () => (logo.value = null));

  return reactive({
    ...{ layout, isOwn, logo, layouts, sample, dpi, checked, failure, isBusy, isChanged },
    ...{ load, save, reset, setLogo, removeLogo },
    redraw: check,
    drawWith: (chosen: DesignSample) => void (sample.value = chosen),
    drawAt: (chosen: '203' | '300') => void (dpi.value = chosen),
    dismiss: () => void (failure.value = null),
  });
}
export type Design = ReturnType<typeof useDesign>;
