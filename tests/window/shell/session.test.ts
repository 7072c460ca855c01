import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '#shared/api/index.ts';
import { useSession } from '#renderer/stores/session.ts';

const HOUR_MS = 3_600_000;
const until = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
  sessionStorage.setItem('packbench.session', JSON.stringify({ accessToken: 'first', expiresAt: until(12) }));
});
afterEach(() => {
  useSession().drop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const problem = (code: string, status: number) =>
  new Response(JSON.stringify({ code, status, detail: '', errors: [] }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

/** How the station answers who asks to renew a session; it answers nothing else. */
const onRenewal = (answer: () => Response) =>
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== routes.renewSession.path) throw new TypeError('Nobody asked for that here');
    return answer();
  });

test('a session that could not be renewed once, as while the database was away, is renewed later and does not end', async () => {
  let asked = 0;
  onRenewal(() => {
    asked += 1;
    return asked === 1
      ? problem('LEDGER_UNAVAILABLE', 503)
      : Response.json({ accessToken: 'second', expiresAt: until(12) });
  });
  await useSession().start(null);
  await vi.advanceTimersByTimeAsync(11 * HOUR_MS);
  expect([asked, sessionStorage.getItem('packbench.session')]).toEqual([2, expect.stringContaining('second')]);
});

test('a session that was revoked is not asked to be renewed again', async () => {
  const renew = vi.fn(() => problem('TOKEN_INVALID', 401));
  onRenewal(renew);
  const session = useSession();
  await session.start(null);
  await vi.advanceTimersByTimeAsync(11 * HOUR_MS);
  expect([session.status, session.endedBy]).toEqual(['unpaired', 'TOKEN_INVALID']);
  expect(renew).toHaveBeenCalledOnce();
});
