import { onScopeDispose, ref, watch, type Ref } from 'vue';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"])';

/**
 * True while the element holds more than it shows and nothing in it takes the focus: then it must take the focus itself,
 * or what is below its edge is out of reach for the keyboard (WCAG 2.1.1).
 */
export function useReadingRegion(element: Readonly<Ref<HTMLElement | null>>): Ref<boolean> {
  const isOne = ref(false);
  const measure = () => {
    const box = element.value;
    isOne.value = box !== null && box.scrollHeight > box.clientHeight && box.querySelector(FOCUSABLE) === null;
  };
  const sizes = new ResizeObserver(measure);
  const contents = new MutationObserver(() => {
    observeSizes();
    measure();
  });
  function observeSizes(): void {
    sizes.disconnect();
    const box = element.value;
    if (box) for (const part of [box, ...box.children]) sizes.observe(part);
  }
  watch(
    element,
    (box) => {
      contents.disconnect();
      if (box) contents.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
      observeSizes();
      measure();
    },
    { flush: 'sync' },
  );
  onScopeDispose(() => {
    contents.disconnect();
    sizes.disconnect();
  });
  return isOne;
}
