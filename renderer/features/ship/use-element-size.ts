import { onScopeDispose, ref, watch, type Ref } from 'vue';

/** The width of the room inside the element, in CSS pixels, as it changes. */
export function useElementSize(element: Readonly<Ref<HTMLElement | null>>): Ref<number> {
  const width = ref(0);
  const observer = new ResizeObserver(([entry]) => (width.value = Math.floor(entry?.contentRect.width ?? 0)));
  watch(element, (now, before) => {
    if (before) observer.unobserve(before);
    if (now) observer.observe(now);
  });
  onScopeDispose(() => observer.disconnect());
  return width;
}
