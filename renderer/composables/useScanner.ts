import { onScopeDispose, ref } from 'vue';
import { createBurstDetector, BURST_PAUSE_MS } from '#renderer/scan/burst.ts';
import { isBadge } from '#renderer/scan/badge-in.ts';
import { commandIn } from '#renderer/scan/command-in.ts';
import { keepFocusedField } from '#renderer/scan/kept-field.ts';
import { useSettings } from '#renderer/stores/settings.ts';
import { dialogIsOpen, runScanned } from './useCommands.ts';

type ScanHandler = (text: string) => void;
interface Taker {
  handler: ScanHandler;
  /** For the part of a dialog: whether that dialog is open. */
  dialog: (() => boolean) | undefined;
  /** It has a use for command codes that no command of the screen claims. */
  takesCommands: boolean;
}
const takers: Taker[] = [];

/** The last scan that nobody had a use for: it is said and shown, never lost. Null where there is none. */
export const unusedScan = ref<{ code: string; inDialog: boolean } | null>(null);

/** Shows a scan that there is no use for here. */
export function refuseScan(code: string, inDialog: boolean): void {
  unusedScan.value = { code, inDialog };
}

/**
 * Where scans go while the component lives: the screen that was opened last has them. A dialog keeps them from the screen behind it;
 * what stands in a dialog says with `dialog` when it is open, and then has them.
 */
export function useScans(
  handler: ScanHandler,
  { dialog, takesCommands = false }: { dialog?: () => boolean; takesCommands?: boolean } = {},
): void {
  const taker: Taker = { handler, dialog, takesCommands };
  takers.push(taker);
  onScopeDispose(() => takers.splice(takers.indexOf(taker), 1));
}

/** Whom a badge signs on, whatever is open. */
let signOnWith: ((badge: string) => void) | null = null;
export function useBadges(handler: (badge: string) => unknown): void {
  signOnWith = handler;
  onScopeDispose(() => {
    if (signOnWith === handler) signOnWith = null;
  });
}

/** Hands a text to whoever has the scans now, as if it had been scanned. */
export function deliverScan(text: string): void {
  if (signOnWith && isBadge(text)) return signOnWith(text);
  const command = commandIn(text);
  unusedScan.value = null;
  if (command && runScanned(command)) return;
  const inDialog = dialogIsOpen();
  const taker = takers.findLast(
    ({ dialog, takesCommands }) =>
      (inDialog ? dialog?.() === true : dialog === undefined) && (command === null || takesCommands),
  );
  if (taker) taker.handler(text);
  else refuseScan(text, inDialog);
}

/** Ctrl or Alt with a key is a command; both together are AltGr, which types characters. Scanners send chords for control characters. */
const isChord = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => metaKey || ctrlKey !== altKey;

/** How much later than pressed a key is handed over: what a busy machine hands over late, the next one of a code included. */
const latenessOf = ({ timeStamp }: KeyboardEvent) => Math.max(0, performance.now() - timeStamp);

const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'Meta'];

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
    if (!event.isTrusted || event.isComposing || MODIFIERS.includes(event.key)) return;
    clearTimeout(timer);
    if (isChord(event)) {
      if (detector.isRunning(event.timeStamp)) swallow(event);
      else detector.reset();
      return;
    }
    // A key that is held down repeats as fast as a scanner types. No scanner holds one.
    if (event.repeat) return detector.reset();
    const verdict = detector.feed({ key: event.key, at: event.timeStamp });
    if (verdict.kind === 'typed') {
      if (verdict.first) putBack = keepFocusedField();
      else if (verdict.quick && event.key === ' ' && isPressable(event.target)) swallow(event);
      return;
    }
    swallow(event);
    if (verdict.recognised) putBack();
    if (verdict.kind === 'scan') deliverScan(verdict.text);
    else timer = setTimeout(finish, BURST_PAUSE_MS + latenessOf(event));
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

/** What a space presses. */
const isPressable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('button, summary, input:is([type="checkbox"], [type="radio"])') !== null;
