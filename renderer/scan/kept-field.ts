type Typable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTypable = (element: Element | null): element is Typable =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Remembers the field that has the focus, before a key reaches it. @returns puts it back as it was, and tells whoever listens. */
export function keepFocusedField(): () => void {
  const field = document.activeElement;
  if (!isTypable(field)) return () => undefined;
  const value = field.value;
  const checked = field instanceof HTMLInputElement && field.checked;
  const [start, end] = field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];
  return () => {
    if (field instanceof HTMLInputElement && field.checked !== checked) {
      field.checked = checked;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (field.value === value) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end);
  };
}
