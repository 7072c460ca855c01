import type { Answer } from '#renderer/api/client.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import { useSentence } from './useSentence.ts';

/** What went wrong last, in words: it stays until the next call that works. */
export function useFailure() {
  const failure = useSentence();

  /** Whether the call worked; where it did not, why stands in `failure`. */
  function worked<T>(answer: Answer<T>): answer is { ok: true; value: T } {
    failure.value = answer.ok ? null : () => problemWords(answer.problem);
    return answer.ok;
  }
  return { failure, worked };
}

/** Why something could not be read last, in words; null where the station gave no answer, which the frame shows. */
export function useUnread() {
  const unread = useSentence();

  function wasRead(answer: Answer<unknown>): void {
    const problem = answer.ok ? null : answer.problem;
    unread.value = problem && (() => problemWords(problem));
  }
  return { unread, wasRead };
}
