import { useCommands } from './useCommands.ts';
import { useScans } from './useScanner.ts';

/** How a dialog is answered by scanner: what is scanned goes into it, and `PB.OK` presses its button. */
interface Answer {
  isOpen: () => boolean;
  /** The words of the button. */
  title: string;
  give: () => void;
  /** False where it cannot be answered by scanner just now. */
  enabled?: () => boolean;
  /** Where what is scanned goes; without it, a scan is shown as one that nobody has a use for. */
  take?: (code: string) => void;
}

/** Lets an open dialog be answered by scanner. Never one that buys. */
export function useAnswerByScan({ isOpen, title, give, take, enabled = () => true }: Answer): void {
  useCommands(() =>
    isOpen() ? [{ title, scan: 'acknowledge' as const, inDialogs: true, run: give, enabled: enabled() }] : [],
  );
  if (take) useScans(take, { dialog: isOpen });
}
