import type { ContentsType, Customs } from '#shared/schema/shipping/customs.ts';

/**
 * Why goods are sent, for services whose list ends in "other" and has no repair: those take it in words.
 * @param usual what the account says of it
 */
export function contentsFor(customs: Customs | null | undefined, usual: ContentsType) {
  const contents = customs?.contentsType ?? usual;
  const explanation = contents === 'REPAIR' ? 'Repair' : customs?.contentsExplanation?.trim();
  const isListed = contents !== 'REPAIR' && contents !== 'OTHER';
  return { contents: (isListed ? contents : 'OTHER').toLowerCase(), explanation: isListed ? undefined : explanation };
}
