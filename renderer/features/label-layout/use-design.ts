import { computed, onScopeDispose, reactive, ref, shallowRef, watch } from 'vue';
import type { RulesKey } from '#shared/schema/accounts/carrier.ts';
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

  function take({
    layout: own,
    effective,
    logo: picture,
  }: {
    layout: LabelLayout | null;
    effective: LabelLayout;
    logo: LabelLogo | null;
  }) {
    [isOwn.value, logo.value, stored.value] = [own !== null, picture, copyOf(effective)];
    layout.value = copyOf(effective);
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
   * Whether another window, or a tool, has saved one since: what is saved next replaces that. Without an answer nobody knows, and saving
   * says so. Where it is the very one that stands here, as after a save whose answer was lost, nothing is replaced.
   */
  async function savedElsewhere(): Promise<boolean> {
    isBusy.value = true;
    const answer = await call('readLabelLayout', { params });
    isBusy.value = false;
    if (!answer.ok) return false;
    if ([stored.value, layout.value].some((known) => known && isSame(answer.value.effective, known))) return false;
    stored.value = copyOf(answer.value.effective);
    return true;
  }

  /** What is changed before the station has answered stays, and is not saved. */
  async function save(): Promise<boolean> {
    const sent = copyOf(layout.value as LabelLayout);
    return done(call('setLabelLayout', { params, body: { layout: sent } }), (design) => {
      const now = layout.value as LabelLayout;
      take(design);
      if (!isSame(now, sent)) layout.value = now;
    });
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
    ...{ load, save, savedElsewhere, reset, setLogo, removeLogo },
    redraw: check,
    drawWith: (chosen: DesignSample) => void (sample.value = chosen),
    drawAt: (chosen: '203' | '300') => void (dpi.value = chosen),
    dismiss: () => void (failure.value = null),
  });
}
export type Design = ReturnType<typeof useDesign>;
