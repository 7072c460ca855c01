import { ref } from 'vue';

/** What the live regions of the shell say; the number makes a repeated sentence be read again. */
export const announcements = { polite: ref({ text: '', n: 0 }), assertive: ref({ text: '', n: 0 }) };

/** Says a sentence to those who listen to the screen. `assertive` interrupts: only for what must not be missed. */
export function announce(text: string, urgency: keyof typeof announcements = 'polite'): void {
  announcements[urgency].value = { text, n: announcements[urgency].value.n + 1 };
}
