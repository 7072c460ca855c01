import { watch, type Ref } from 'vue';
import { useAccounts } from '#renderer/stores/accounts.ts';
import type { ShipDraft } from './draft.ts';

/** Where account or service of the form are not there, as before any was chosen, the first that are offered take their place. */
export function useOfferedService(draft: Ref<ShipDraft>): void {
  const accounts = useAccounts();
  watch(
    () => [accounts.isLoaded, draft.value.carrierId, draft.value.serviceType] as const,
    () => {
      if (!accounts.isLoaded) return;
      const chosen =
        accounts.find(draft.value.carrierId) ??
        accounts.accounts.find(({ primary }) => primary) ??
        accounts.accounts[0];
      if (!chosen || draft.value.phase !== 'editing') return;
      draft.value.carrierId = chosen.carrierId;
      const offered = chosen.services.some(({ serviceCode }) => serviceCode === draft.value.serviceType);
      if (!offered) draft.value.serviceType = chosen.services[0]?.serviceCode ?? '';
    },
    { immediate: true },
  );
}
