import { computed, onScopeDispose, shallowReactive, toValue, type MaybeRefOrGetter } from 'vue';
import type { ScanCommand } from '#shared/scan/command-codes.ts';
import { matchesKeys } from '#renderer/format/keys.ts';

/** Something that can be done now: by its keys, from the palette (Ctrl+K), and listed among the keys (F1). */
export interface Command {
  title: string;
  /** Such as `Ctrl+Enter`, `Shift+F2`, `F9`. Never a single letter: a scanner types those. */
  keys?: string;
  /** Other keys for the same, not listed. */
  otherKeys?: readonly string[];
  /** What is scanned for the same (shared/scan/command-codes.ts). Never of a command that buys. */
  scan?: ScanCommand;
  run(): void;
  /** False where it cannot be done just now; its keys then do nothing. */
  enabled?: boolean;
  /** True where it also works while a dialog is open. */
  inDialogs?: boolean;
}

const sources = shallowReactive(new Set<() => readonly Command[]>());

/** All commands of what is on the screen; those of the innermost part come first. */
export const commands = computed(() => [...sources].reverse().flatMap((source) => source()));

/** Registers commands for as long as the component lives. */
export function useCommands(source: MaybeRefOrGetter<readonly Command[]>): void {
  const read = () => toValue(source);
  sources.add(read);
  onScopeDispose(() => sources.delete(read));
}

/** Whether a dialog lies over the screen. */
export const dialogIsOpen = () => document.querySelector('[role="dialog"][data-state="open"]') !== null;

/** Whether a list to choose from is open, which Esc closes before it is anybody else's. */
const listIsOpen = () => document.querySelector('[role="listbox"][data-state="open"]') !== null;

/** Runs the command that was scanned. @returns false where there is none on this screen, or in the dialog that is open */
export function runScanned(scanned: ScanCommand): boolean {
  const command = commands.value.find((one) => one.scan === scanned && (one.inDialogs === true || !dialogIsOpen()));
  if (command && command.enabled !== false) command.run();
  return command !== undefined;
}

/** Runs the command whose keys were pressed. Its keys belong to it also while it cannot be done. */
export function runKeys(event: KeyboardEvent): void {
  if (event.key === 'Escape' && listIsOpen()) return;
  const pressed = (command: Command) =>
    [command.keys, ...(command.otherKeys ?? [])].some((keys) => keys !== undefined && matchesKeys(event, keys));
  const command = commands.value.find((one) => pressed(one) && (one.inDialogs === true || !dialogIsOpen()));
  if (!command) return;
  event.preventDefault();
  if (command.enabled !== false && !event.repeat) command.run();
}
