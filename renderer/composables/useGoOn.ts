import { onScopeDispose } from 'vue';
import { useRouter } from 'vue-router';

/** Goes on to another screen after something was waited for; whoever has gone elsewhere meanwhile is left there. */
export function useGoOn(): (path: string) => void {
  const router = useRouter();
  let isLeft = false;
  onScopeDispose(() => (isLeft = true));
  return (path) => {
    if (!isLeft) void router.push(path);
  };
}
