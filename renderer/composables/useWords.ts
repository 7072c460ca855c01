import { useFormat } from './useFormat.ts';
import type { WordContext } from '#renderer/messages/problem-words.ts';

/** The context that sentences about a shipment are built with (messages/problem-words.ts). */
export function useWords(account: () => { name: string; referenceName?: (key: string) => string | null } | null) {
  const { measure, number } = useFormat();
  return (): WordContext => {
    const chosen = account();
    return {
      measure,
      number,
      accountName: chosen?.name ?? null,
      ...(chosen?.referenceName && { referenceName: chosen.referenceName }),
    };
  };
}
