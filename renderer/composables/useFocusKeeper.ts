import { onMounted, onUnmounted } from 'vue';

/** Parts of a screen that may hold the focus for something in them. */
const PARTS = '[role="dialog"], section, article, form, main';
const REMEMBERED = 12;

interface Place {
  element: HTMLElement;
  /** The parts around it, the nearest first; asked for while it is still there. */
  parts: HTMLElement[];
}

const isAvailable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

function partsAround(element: HTMLElement): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}

/**
 * Keeps the focus out of the body. Where what had it is disabled or gone, the nearest part of the screen that is left takes it: a part
 * and not the next button, so that a second Enter presses nothing. It goes back as soon as what had it can take it again. Once, by the
 * application.
 */
export function useFocusKeeper(): void {
  let places: Place[] = [];
  let lent: { to: HTMLElement; from: HTMLElement } | null = null;
  let asked = 0;

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === lent?.to) return;
    lent = null;
    places = [{ element: target, parts: partsAround(target) }, ...places].slice(0, REMEMBERED);
  }

  function restoreFocus(): void {
    const active = document.activeElement;
    if (lent && active === lent.to && isAvailable(lent.from)) lent.from.focus({ preventScroll: true });
    if ((active !== null && active !== document.body) || places.length === 0) return;
    const [latest] = places;
    // Nothing was taken from it: somebody clicked beside everything.
    if (!latest || isAvailable(latest.element)) return;
    const usable = places.flatMap(({ element, parts }) => [element, ...parts]).find(isAvailable);
    const to = usable ?? document.querySelector('main');
    if (!to) return;
    lent = { to, from: latest.element };
    if (to.tabIndex < 0 && !to.hasAttribute('tabindex')) to.tabIndex = -1;
    to.focus({ preventScroll: true });
  }

  /** After the browser has taken the focus from what is gone, and whoever wants it elsewhere has put it there. */
  function restoreFocusSoon(): void {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => setTimeout(restoreFocus));
  }

  const changes = new MutationObserver(restoreFocusSoon);
  onMounted(() => {
    document.addEventListener('focusin', remember);
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'style', 'hidden'],
    });
  });
  onUnmounted(() => {
    document.removeEventListener('focusin', remember);
    changes.disconnect();
    cancelAnimationFrame(asked);
  });
}
