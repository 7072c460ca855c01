import { computed, inject, useId } from 'vue';
import { fieldContext } from './field-context.ts';

/** Attributes that tie a control to the field around it; a control alone gets an id of its own. */
export function useControl() {
  const field = inject(fieldContext, null);
  const ownId = useId();
  return computed(() => ({
    id: field?.id ?? ownId,
    'aria-describedby': field?.describedBy.value,
    'aria-invalid': field?.isInvalid.value ? ('true' as const) : undefined,
    'aria-required': field?.isRequired.value ? ('true' as const) : undefined,
  }));
}
