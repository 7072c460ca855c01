import { computed, ref, watch, type Ref } from 'vue';
import { emptyParty } from '#renderer/components/party/party-draft.ts';
import { afterPress } from '#renderer/features/ship/form/after-press.ts';
import { useShip } from '#renderer/features/ship/store.ts';

const EMPTY = JSON.stringify(emptyParty());

/**
 * Whether the recipient's fields are shown in place of the card: while nothing stands in them, while they are typed in, and while
 * something in them is wrong.
 */
export function useRecipientCard(section: Readonly<Ref<HTMLElement | null>>) {
  const ship = useShip();
  const isEditing = ref(false);
  /** What the last check of the form as it is said; a new recipient is taken for right until it is checked. */
  const isWrong = ref(false);
  watch(
    () => ship.check.result,
    (result) => {
      if (result && ship.check.isCurrent)
        isWrong.value = result.errors.some(({ pointer }) => pointer.startsWith('/recipient'));
    },
    { immediate: true },
  );
  watch(
    () => ship.draft.transactionId,
    () => (isEditing.value = false),
  );
  const isBlank = computed(() => JSON.stringify(ship.draft.recipient) === EMPTY);

  function fold(): void {
    isEditing.value = section.value?.contains(document.activeElement) ?? false;
  }

  /** Folds once the focus is elsewhere. */
  function leave({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node) || section.value?.contains(relatedTarget)) return;
    afterPress(fold);
  }

  return {
    isOpen: computed(() => isBlank.value || isEditing.value || isWrong.value),
    edit: () => void (isEditing.value = true),
    leave,
    /** Somebody else was put in, whole. */
    filled: () => void ([isEditing.value, isWrong.value] = [false, false]),
  };
}
