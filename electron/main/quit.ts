import type { App, Event } from 'electron';

/**
 * Holds the application when it is to quit until `finish` is done: windows stay, so that whoever just bought sees what came of it. However
 * often it is asked to quit, it finishes once.
 */
export function quitOrderly(app: Pick<App, 'on' | 'quit'>, finish: () => Promise<void>): void {
  let state: 'running' | 'finishing' | 'finished' = 'running';
  app.on('before-quit', (event: Event) => {
    if (state === 'finished') return;
    event.preventDefault();
    if (state === 'finishing') return;
    state = 'finishing';
    void finish().finally(() => {
      state = 'finished';
      app.quit();
    });
  });
}
