import { useFormat } from './useFormat.ts';
import type { WordContext } from '#renderer/messages/problem-words.ts';

/** The context that sentences about a shipment are built with (messages/problem-words.ts). */
export function useWords(account: () => ({ name: string } & Pick<WordContext, 'referenceName' | 'lengthUnit'>) | null) {
  const { measure, number } = useFormat();
  return (): WordContext => {
    const { name = null, ...own } = account() ?? {};
    return { measure, number, accountName: name, ...own };
  };
}
