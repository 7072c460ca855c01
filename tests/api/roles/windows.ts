import type { Packer, PackerDraft } from '#shared/schema/identity/packer.ts';
import type { Answer } from '../../helpers/api.ts';
import type { TestStation } from '../../helpers/station.ts';

/** A session of the window, with calls of its own. */
export interface Window {
  token: string;
  call(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Answer>;
  signOn(badge: string): Promise<Answer>;
}

export async function openWindow({ api }: TestStation): Promise<Window> {
  const { code } = (await api.post('/station/v1/pairings', undefined)).body;
  return windowWith(api, (await api.post('/station/v1/session', { code }, { token: null })).body.accessToken);
}

export function windowWith(api: TestStation['api'], token: string): Window {
  const call: Window['call'] = (method, path, options = {}) => api.call(method, path, { ...options, token });
  return {
    token,
    call,
    signOn: (badge) => call('POST', '/station/v1/session/packer', { body: { badge } }),
  };
}

export async function addPacker({ api }: TestStation, draft: Partial<PackerDraft> & { name: string }): Promise<Packer> {
  const { status, body } = await api.post('/station/v1/packers', { role: 'packer', ...draft });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.packer;
}

/** A packer, a lead and an administrator, each with a badge that says so. */
export async function addOneOfEach(station: TestStation): Promise<void> {
  await addPacker(station, { name: 'Ada', role: 'administrator', badge: 'ADA' });
  await addPacker(station, { name: 'Lea', role: 'lead', badge: 'LEA' });
  await addPacker(station, { name: 'Pam', role: 'packer', badge: 'PAM' });
}
