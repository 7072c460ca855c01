import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { Session } from '#shared/schema/identity/session.ts';
import { access, call } from '#renderer/api/client.ts';
import { bridge } from '#renderer/station.ts';

const KEY = 'packbench.session';
type Kept = Pick<Session, 'accessToken' | 'expiresAt'>;

function kept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** The one-time code that the address of a pairing carries behind `#pair=`; it is taken out of the address at once. */
export function takePairingCode(): string | null {
  const code = /^#pair=(.+)$/.exec(location.hash)?.[1];
  if (code === undefined) return null;
  history.replaceState(null, '', location.pathname);
  return decodeURIComponent(code);
}

/** A pasted code, or the whole pairing address. */
export const codeIn = (pasted: string) => /#pair=([^\s#]+)/.exec(pasted)?.[1] ?? pasted.trim();

/** Whether this window may talk to the station. The token lives as long as the tab; the desktop application needs none. */
export const useSession = defineStore('session', () => {
  const status = ref<'ready' | 'unpaired'>('unpaired');
  /** Why the station let this window in no more; null where it was never let in, or still is. */
  const endedBy = ref<ProblemCode | null>(null);
  /** What the station objected to a pairing link with that was opened in this tab; null where there is nothing to say. */
  const lastRefusal = ref<Problem | 'unreachable' | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function take(session: Kept): void {
    access.token = session.accessToken;
    sessionStorage.setItem(KEY, JSON.stringify(session));
    [status.value, endedBy.value, lastRefusal.value] = ['ready', null, null];
    clearTimeout(timer);
    const left = Date.parse(session.expiresAt) - Date.now();
    timer = setTimeout(() => void renew(), Math.min(Math.max(left / 2, 30_000), 6 * 3_600_000));
  }

  function drop(): void {
    clearTimeout(timer);
    access.token = null;
    sessionStorage.removeItem(KEY);
    status.value = 'unpaired';
  }

  /** One that could not be renewed, whyever, is tried again before it ends; one that was refused is gone by then. */
  async function renew(): Promise<void> {
    const answer = await call('renewSession');
    const session = answer.ok ? answer.value : kept();
    if (session) take(session);
  }

  /** Exchanges a code for a session. @returns what the station objects to; null where it let the window in. */
  async function pair(code: string): Promise<Problem | 'unreachable' | null> {
    const answer = await call('openSession', { body: { code } });
    if (answer.ok) take(answer.value);
    return answer.ok ? null : (answer.problem ?? 'unreachable');
  }

  /** With a link that was opened in this tab. What the station objects to is said on the pairing screen, or beside what is being done. */
  async function pairAgain(code: string): Promise<void> {
    lastRefusal.value = await pair(code);
  }

  /** With the code of the address, else with the session that this tab already has. */
  async function start(code: string | null): Promise<Problem | 'unreachable' | null> {
    access.onRefused = async (code) => {
      drop();
      endedBy.value = code;
      return false;
    };
    if (bridge) {
      status.value = 'ready';
      return null;
    }
    const session = kept();
    if (session) take(session);
    lastRefusal.value = code === null ? null : await pair(code);
    return lastRefusal.value;
  }

  return { status, endedBy, lastRefusal, start, pair, pairAgain, drop };
});
