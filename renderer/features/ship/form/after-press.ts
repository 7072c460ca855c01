/**
 * What moves the form, done once the press that took the focus out of a field has ended where it began: nothing moves under it. At once
 * where nothing is pressed. A finger is up by then, and its press ends as that of a mouse.
 */
export function afterPress(move: () => void): void {
  if (document.querySelector(':active') === null) move();
  else window.addEventListener('mouseup', () => setTimeout(move), { once: true });
}
