import { defineStore } from 'pinia';
import { computed, onScopeDispose, ref, watch } from 'vue';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import { call, ledgerAway, reachable } from '#renderer/api/client.ts';
import { useEvents } from './events.ts';

const POLL_MS = 15_000;
const POLL_LOST_MS = 2_000;

/** Whether the station is there and can ship. */
export const useStation = defineStore('station', () => {
  const events = useEvents();
  const version = ref('');
  const checks = ref<HealthCheck[]>([]);
  const isReady = ref<boolean | null>(null);
  const isLost = computed(() => reachable.value === false);
  /** Whether the database is away in which stations share their ledger. */
  const isLedgerAway = computed(() => !isLost.value && ledgerAway.value);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;

  async function poll(): Promise<void> {
    const answer = await call('healthReady', { timeoutMs: 5_000 });
    if (answer.ok) {
      version.value = answer.value.version;
      checks.value = answer.value.checks;
      isReady.value = answer.value.status === 'ready';
      ledgerAway.value = answer.value.checks.some(({ trouble }) => trouble?.code === 'LEDGER_AWAY');
    }
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (running) timer = setTimeout(() => void poll(), isLost.value || isLedgerAway.value ? POLL_LOST_MS : POLL_MS);
  }

  /** Looks at the station now and from then on, more often while it is away. */
  function start(): void {
    running = true;
    void poll();
  }

  watch([isLost, isLedgerAway], plan);
  events.onEvent(({ type }) => {
    if (type === 'confirmation') void poll();
  });
  // The stream of events breaks in the moment in which the station goes.
  watch(
    () => events.isLive,
    (isLive) => {
      if (running && !isLive) void poll();
    },
  );
  onScopeDispose(() => clearTimeout(timer));
  return { version, checks, isReady, isLost, isLedgerAway, start, poll };
});
