import { BADGE_PREFIX } from '#shared/schema/identity/packer.ts';

/** Whether the code is that of a badge. */
export const isBadge = (code: string): boolean => code.trim().toUpperCase().startsWith(BADGE_PREFIX);
