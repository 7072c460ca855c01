import { onScopeDispose } from 'vue';
import { createBurstDetector, BURST_PAUSE_MS } from '#renderer/scan/burst.ts';
import { keepFocusedField } from '#renderer/scan/kept-field.ts';
import { useSettings } from '#renderer/stores/settings.ts';

type ScanHandler = (text: string) => void;
const handlers: ScanHandler[] = [];

/** Where scans go while the component lives: the screen that was opened last has them. */
export function useScans(handler: ScanHandler): void {
  handlers.push(handler);
  onScopeDispose(() => handlers.splice(handlers.indexOf(handler), 1));
}

/** Hands a text to whoever has the scans now, as if it had been scanned. False where nobody has them. */
export function deliverScan(text: string): boolean {
  const handler = handlers.at(-1);
  handler?.(text);
  return handler !== undefined;
}

/** Ctrl or Alt with a key is a command; both together are AltGr, which types characters. Scanners send chords for control characters. */
const isChord = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => metaKey || ctrlKey !== altKey;

/**
 * Watches all keys of the window for a scanner's bursts. What a burst types reaches no field, and its Enter presses nothing: it goes to
 * the scans of the screen wherever the focus is. Once, by the application.
 */
export function useScanner(): void {
  const settings = useSettings();
  const detector = createBurstDetector(() => settings.scanPrefix);
  const swallowed = new Set<string>();
  let putBack: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function swallow(event: KeyboardEvent): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    swallowed.add(event.key);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || ['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'Meta'].includes(event.key)) return;
    clearTimeout(timer);
    if (isChord(event)) {
      if (detector.isRunning()) swallow(event);
      else detector.reset();
      return;
    }
    const verdict = detector.feed({ key: event.key, at: event.timeStamp });
    if (verdict.kind === 'typed') {
      if (verdict.first) putBack = keepFocusedField();
      return;
    }
    swallow(event);
    if (verdict.kind === 'scan') deliverScan(verdict.text);
    else if (verdict.recognised) putBack();
    if (verdict.kind === 'burst') timer = setTimeout(finish, BURST_PAUSE_MS);
  }

  function finish(): void {
    const text = detector.finish();
    if (text !== null) deliverScan(text);
  }

  /** A button is pressed when Space is let go, so that has to be held back as well. */
  function onKeyUp(event: KeyboardEvent): void {
    if (!swallowed.delete(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('keyup', onKeyUp, true);
  onScopeDispose(() => {
    window.removeEventListener('keydown', onKeyDown, true);
    window.removeEventListener('keyup', onKeyUp, true);
    clearTimeout(timer);
  });
}
