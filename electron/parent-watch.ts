const LOOK_EVERY_MS = 200;

/**
 * Calls back once when the process that started this one is gone. npm hands a signal on to its shell only, and the shell does not
 * hand it on: without this a station would outlive the `npm start` that somebody ended. Where npm did not start it, nothing is watched.
 */
export function whenNpmIsGone(callback: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
}
