import type { Answer } from '#renderer/api/client.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import { announce } from './useAnnounce.ts';
import { type Sentence, useSentence } from './useSentence.ts';

/** What went wrong last, in words: it is said as it comes, and stays until the next call that works. */
export function useFailure() {
  const failure = useSentence();

  function fail(why: Sentence): void {
    failure.value = why;
    announce(why(), 'assertive');
  }
  /** Whether the call worked; where it did not, why stands in `failure`. */
  function worked<T>(answer: Answer<T>): answer is { ok: true; value: T } {
    if (answer.ok) failure.value = null;
    else fail(() => problemWords(answer.problem));
    return answer.ok;
  }
  /** The same of what the window asks again by itself: what stands there is not said once more. */
  function wasRead<T>(answer: Answer<T>): answer is { ok: true; value: T } {
    return !answer.ok && problemWords(answer.problem) === failure.value ? false : worked(answer);
  }
  return { failure, worked, wasRead, fail };
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
