import { computed, nextTick, reactive, ref, shallowRef } from 'vue';
import type { LabelRow } from '#shared/schema/accounts/labels/label-layout.ts';
import { movedRow, newCell, type CellPlace } from './layout-draft.ts';
import type { Design } from './use-design.ts';

/** So many changes can be taken back. */
const MOST_STEPS = 100;

const typesInto = () =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type !== 'checkbox'
    ? document.activeElement
    : null;

/** The rows as they are edited: the block that is chosen stays chosen while rows move, come and go; every change can be taken back. */
export function useRows(design: Design) {
  const chosen = ref<CellPlace | null>(null);
  const rows = computed<readonly LabelRow[]>(() => design.layout?.rows ?? []);
  const past = shallowRef<readonly (readonly LabelRow[])[]>([]);
  const future = shallowRef<readonly (readonly LabelRow[])[]>([]);
  /** Where the last change was typed: what is typed on there, until it is left, is the same change. */
  let typedIn: HTMLInputElement | null = null;

  const leave = () => (typedIn = null);

  function set(changed: readonly LabelRow[]): void {
    if (!design.layout) return;
    const field = typesInto();
    if (field === null || field !== typedIn) past.value = [...past.value.slice(1 - MOST_STEPS), rows.value];
    // The field of one block is that of the next one, too.
    field?.addEventListener('blur', leave);
    [typedIn, future.value] = [field, []];
    design.layout.rows = [...changed];
  }

  function show(now: readonly LabelRow[]): void {
    if (!design.layout) return;
    const at = chosen.value;
    if (now.length !== rows.value.length || (at && !now[at.row]?.cells[at.cell])) chosen.value = null;
    [typedIn, design.layout.rows] = [null, [...now]];
  }

  function undo(): void {
    const before = past.value.at(-1);
    if (!before) return;
    [past.value, future.value] = [past.value.slice(0, -1), [rows.value, ...future.value]];
    show(before);
  }

  function redo(): void {
    const [next, ...others] = future.value;
    if (!next) return;
    [past.value, future.value] = [[...past.value, rows.value], others];
    show(next);
  }

  /** What moves it goes with it, so that pressed again it moves on. */
  async function move(index: number, by: 1 | -1): Promise<void> {
    set(movedRow(rows.value, index, by));
    const at = chosen.value;
    if (at?.row === index) chosen.value = { ...at, row: index + by };
    else if (at?.row === index + by) chosen.value = { ...at, row: index };
    await nextTick();
    const buttons = [by, -by].map((to) => `.rows > li:nth-child(${index + by + 1}) [data-by="${to}"]:not(:disabled)`);
    const [same, other] = buttons.map((each) => document.querySelector<HTMLElement>(each));
    (same ?? other)?.focus();
  }

  function remove(index: number): void {
    set(rows.value.filter((_, i) => i !== index));
    const at = chosen.value;
    if (at && at.row >= index) chosen.value = at.row === index ? null : { ...at, row: at.row - 1 };
  }

  /** Whoever adds one goes on with it. */
  async function add(): Promise<void> {
    set([...rows.value, { cells: [newCell('TEXT')] }]);
    chosen.value = { row: rows.value.length - 1, cell: 0 };
    await nextTick();
    document.querySelector<HTMLElement>('.rows > li:last-child .cell')?.focus();
  }

  const change = (index: number, row: LabelRow) => set(rows.value.map((each, i) => (i === index ? row : each)));

  function startWith(now: readonly LabelRow[]): void {
    set(now);
    chosen.value = null;
  }

  /** Another layout is there: no change of the one before is taken back any more. */
  function forget(): void {
    [past.value, future.value, chosen.value, typedIn] = [[], [], null, null];
  }

  return reactive({
    ...{ rows, chosen, change, move, remove, add, startWith, undo, redo, forget },
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
  });
}
