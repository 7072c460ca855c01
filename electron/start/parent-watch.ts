const LOOK_EVERY_MS = 200;

/**
 * Calls back once when the process that started this one is gone. npm hands a signal on to its shell only, and the shell does not
 * hand it on: without this a station would outlive the `npm start` that somebody ended. The command `packbench` hands on what it can,
 * but nothing can be handed on by a process that was killed. Where neither of them started it, nothing is watched.
 */
export function whenStarterIsGone(callback: () => void): void {
  const { npm_lifecycle_event: script, PACKBENCH_LAUNCHER: launcher } = process.env;
  if (script === undefined && launcher !== String(process.ppid)) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
}
