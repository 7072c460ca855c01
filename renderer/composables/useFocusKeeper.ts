import { onMounted, onUnmounted } from 'vue';

/** Parts of a screen that may hold the focus for something in them. */
const PARTS = '[role="dialog"], section, article, form, main';
const REMEMBERED = 12;
/** What Tab goes through. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

interface Place {
  element: HTMLElement;
  /** The parts around it, the nearest first; asked for while it is still there. */
  parts: HTMLElement[];
}

const isAvailable = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility({ visibilityProperty: true });

/** The first stop of the page, or the last. */
function stopAt(end: 'first' | 'last'): HTMLElement | undefined {
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.tabIndex >= 0);
  return end === 'first' ? stops.find(isAvailable) : stops.findLast(isAvailable);
}

function partsAround(element: HTMLElement): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}

/**
 * Keeps the focus out of the body, from the first screen on. Where what had it is disabled or gone, or somebody clicks beside everything,
 * the nearest part of the screen that is left takes it: a part and not the next button, so that a second Enter presses nothing. It goes
 * back as soon as what had it can take it again. Tab goes on at the first stop behind the last one. Once, by the application.
 */
export function useFocusKeeper(): void {
  let places: Place[] = [];
  let lent: { to: HTMLElement; from: HTMLElement } | null = null;
  let asked = 0;
  /** Where Tab goes on, where it finds nothing more in its direction. */
  let beyond: 'first' | 'last' | null = null;

  function notice({ key, shiftKey }: KeyboardEvent): void {
    beyond = key === 'Tab' ? (shiftKey ? 'last' : 'first') : null;
  }

  function remember({ target }: FocusEvent): void {
    beyond = null;
    if (!(target instanceof HTMLElement) || target === lent?.to) return;
    lent = null;
    places = [{ element: target, parts: partsAround(target) }, ...places].slice(0, REMEMBERED);
  }

  function restoreFocus(): void {
    const active = document.activeElement;
    if (lent && active === lent.to && isAvailable(lent.from)) lent.from.focus({ preventScroll: true });
    if (active !== null && active !== document.body) return;
    const [latest] = places;
    const isTaken = latest !== undefined && !isAvailable(latest.element);
    if (beyond !== null && !isTaken) return stopAt(beyond)?.focus();
    const nearest = isTaken ? places.flatMap(({ element, parts }) => [element, ...parts]) : (latest?.parts ?? []);
    const to = nearest.find(isAvailable) ?? document.querySelector('main');
    if (!to) return;
    lent = isTaken ? { to, from: latest.element } : null;
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
    document.addEventListener('keydown', notice, { capture: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', restoreFocusSoon);
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'style', 'hidden', 'open'],
    });
    restoreFocusSoon();
  });
  onUnmounted(() => {
    document.removeEventListener('keydown', notice, { capture: true });
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', restoreFocusSoon);
    changes.disconnect();
    cancelAnimationFrame(asked);
  });
}
