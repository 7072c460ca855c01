/**
 * Does something that is given up after `ms`, or as soon as `stopped` says so: the signal that `work` gets is aborted then, after the time with a
 * TimeoutError. Once `work` has settled, its timer is gone and nothing holds on to it: of hundreds of calls a minute none is kept until its time is up.
 */
export async function inTime<T>(
  ms: number,
  stopped: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(stopped.reason);
  const timer = setTimeout(() => controller.abort(new DOMException(`It took ${ms} ms.`, 'TimeoutError')), ms).unref();
  if (stopped.aborted) stop();
  else stopped.addEventListener('abort', stop, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', stop);
  }
}
