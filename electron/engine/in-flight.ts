import { EngineError } from './engine-error.ts';

/** The purchases that are running, so that a station that stops can wait for them. */
export interface InFlight {
  /** Runs the work unless the station is stopping; its signal is aborted when the patience of `stop` ends. */
  run<T>(work: (stopped: AbortSignal) => Promise<T>): Promise<T>;
  /** Takes no more, waits for what is running, tells it after `patienceMs` to come to an end, and waits for that. */
  stop(patienceMs: number): Promise<void>;
}

export function createInFlight(): InFlight {
  const running = new Set<Promise<unknown>>();
  const stopped = new AbortController();
  let stopping = false;

  return {
    run(work) {
      if (stopping)
        return Promise.reject(new EngineError('STATION_STOPPING', 'The station is stopping; nothing was sent.'));
      const promise = work(stopped.signal);
      running.add(promise);
      const done = () => running.delete(promise);
      promise.then(done, done);
      return promise;
    },
    async stop(patienceMs) {
      stopping = true;
      const patience = setTimeout(() => stopped.abort(), patienceMs);
      while (running.size > 0) await Promise.allSettled(running);
      clearTimeout(patience);
    },
  };
}
