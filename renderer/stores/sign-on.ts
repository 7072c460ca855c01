import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { Packer, SignOn, SignOnRequest } from '#shared/schema/identity/packer.ts';
import { LEAST_ROLE, mayDo, type Action } from '#shared/schema/identity/roles.ts';
import { call, type Answer } from '#renderer/api/client.ts';
import { inTurn } from '#renderer/composables/in-turn.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { useSounds } from '#renderer/composables/useSounds.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticWords, problemWords } from '#renderer/messages/problem-words.ts';
import { roleName } from '#renderer/messages/role-words.ts';
import { useSettings } from './settings.ts';

/** Who packs at this window, what it may do, and who else there is. The station checks every call; here is what the buttons show. */
export const useSignOn = defineStore('sign-on', () => {
  const settings = useSettings();
  const play = useSounds();
  const { failure, fail } = useFailure();
  const now = shallowRef<SignOn>({ packer: null, role: null });
  const packers = shallowRef<Packer[]>([]);
  const isLoaded = shallowRef(false);
  /** How often somebody signed on or off here. */
  let changes = 0;

  async function load(): Promise<void> {
    const before = changes;
    const [signedOn, people] = await Promise.all([call('readSignOn'), call('listPackers')]);
    // Whoever signed on while this was read stays.
    if (signedOn.ok && changes === before) now.value = signedOn.value;
    if (people.ok) [packers.value, isLoaded.value] = [people.value.packers, true];
  }

  // Somebody is added or taken away, or may do something else, at another window: what the buttons here say is so no more.
  useLive(
    ({ type }) => type === 'packer',
    () => void load(),
  );

  /** The window speaks the person's language from then on. */
  function take(answer: Answer<SignOn>): boolean {
    if (!answer.ok) {
      const { problem } = answer;
      // That no badge says so is the whole of it: nothing went that was there.
      fail(() => (problem?.trouble ? diagnosticWords(problem.trouble) : problemWords(problem)));
      play('error');
      return false;
    }
    failure.value = null;
    changes += 1;
    now.value = answer.value;
    const { packer } = answer.value;
    if (packer?.language) settings.language = packer.language;
    play('ok');
    announce(packer ? t('shell.signOn.done', { name: packer.name }) : t('shell.signOn.off'), 'assertive');
    return true;
  }

  /** One after another: of two badges scanned quickly the second one stays. */
  const change = inTurn()(async (ask: () => Promise<Answer<SignOn>>) => take(await ask()));

  const signOn = (who: SignOnRequest) => change(() => call('signOn', { body: who }));
  const signOff = () => change(() => call('signOff'));
  const nameOf = (id: string) => packers.value.find((each) => each.id === id)?.name ?? null;

  const may = (action: Action) => now.value.role === null || mayDo(now.value.role, action);
  /** For a button that does it: disabled where the window may not, with the words that say who may. */
  function bound(action: Action, isDisabled = false): { disabled: boolean; title?: string } {
    if (may(action)) return { disabled: isDisabled };
    return { disabled: true, title: t('shell.signOn.takes', { role: roleName(LEAST_ROLE[action]) }) };
  }

  return { now, packers, isLoaded, failure, load, signOn, signOff, nameOf, may, bound };
});
