import { useVirtualizer } from '@tanstack/vue-virtual';
import { computed, ref, watch, type Ref } from 'vue';
import { useSettings } from '#renderer/stores/settings.ts';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 10,
  PageUp: (at) => at - 10,
  Home: () => 0,
  End: (_, last) => last,
};

/** A row in which a glove finds what is to be ticked, with the line below it. */
const TOUCH_ROW_PX = 73;

export interface VirtualRows {
  count: () => number;
  /** In pixels; in the touch layout it is taller where need be. */
  rowHeight: () => number;
  /** Rows that are there now, as they are scrolled to. */
  onSight: (first: number, last: number) => void;
  onOpen: (index: number) => void;
  /** The space bar, or Shift with an arrow: then each row from the first to the last. */
  onMark: (index: number, to?: number) => void;
}

/** Rows of which only those in sight are there, and the keys that go from one to the other. `box` scrolls them. */
export function useVirtualRows(box: Readonly<Ref<HTMLElement | null>>, rows: VirtualRows) {
  const current = ref(0);
  const settings = useSettings();
  /** In pixels, as it is: the touch layout has rows of its own. */
  const rowHeight = computed(() => (settings.isTouch ? Math.max(TOUCH_ROW_PX, rows.rowHeight()) : rows.rowHeight()));
  const virtual = useVirtualizer(
    computed(() => ({
      count: rows.count(),
      getScrollElement: () => box.value,
      estimateSize: () => rowHeight.value,
      overscan: 12,
      onChange: () => {
        const shown = virtual.value.getVirtualItems();
        const [first, last] = [shown[0], shown.at(-1)];
        if (first && last) rows.onSight(first.index, last.index);
      },
    })),
  );
  watch(rowHeight, () => virtual.value.measure());
  const items = computed(() => virtual.value.getVirtualItems());
  const before = computed(() => items.value[0]?.start ?? 0);
  const after = computed(() => virtual.value.getTotalSize() - (items.value.at(-1)?.end ?? 0));

  /** The row gets the focus. */
  function goTo(index: number): void {
    current.value = Math.min(Math.max(index, 0), Math.max(0, rows.count() - 1));
    virtual.value.scrollToIndex(current.value);
    requestAnimationFrame(() => box.value?.querySelector<HTMLElement>(`tr[data-index="${current.value}"]`)?.focus());
  }

  function onKey(event: KeyboardEvent): void {
    // A chord is a command of the screen: Ctrl+Enter buys, and opens no row.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, button, a')) return;
    const step = STEPS[event.key];
    const isThere = current.value < rows.count();
    if (event.key === 'Enter' && isThere) {
      // What opens may take the focus at once, and the same key would press what has it then.
      event.preventDefault();
      rows.onOpen(current.value);
    }
    if (event.key === ' ' && isThere) {
      // The page does not scroll.
      event.preventDefault();
      rows.onMark(current.value);
    }
    if (!step) return;
    event.preventDefault();
    const from = current.value;
    goTo(step(from, rows.count() - 1));
    if (event.shiftKey) rows.onMark(from, current.value);
  }

  return { current, rowHeight, items, before, after, goTo, onKey };
}
