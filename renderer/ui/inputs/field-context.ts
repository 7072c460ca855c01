import type { InjectionKey, Ref } from 'vue';

/** What a field tells the control inside it, so that label, hint and error belong to it for everybody. */
export interface FieldContext {
  id: string;
  describedBy: Ref<string | undefined>;
  isInvalid: Ref<boolean>;
  isRequired: Ref<boolean>;
}
export const fieldContext: InjectionKey<FieldContext> = Symbol('field');

/** The errors of a form by JSON Pointer into what it sends; a field with that `path` shows them. */
export type FormErrors = Readonly<Record<string, readonly string[]>>;
export const formErrors: InjectionKey<Readonly<Ref<FormErrors>>> = Symbol('form errors');

/** The id that the control of a path has, so that a summary can link to it. */
export const fieldId = (path: string) => `field${path.replaceAll('/', '-')}`;

/** The control of a path; else the nearest that can put it right: one below it, or beside it under the same parent. Null where there is none. */
export function controlOf(path: string): HTMLElement | null {
  const exact = document.getElementById(fieldId(path));
  if (exact || path === '') return exact;
  const below = document.querySelector<HTMLElement>(
    `[id^="${CSS.escape(fieldId(path))}-"]:is(input, select, textarea, button)`,
  );
  return below ?? controlOf(path.slice(0, path.lastIndexOf('/')));
}
