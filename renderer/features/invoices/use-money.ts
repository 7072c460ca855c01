import { useFormat } from '#renderer/composables/useFormat.ts';

/** Exact decimals of invoices, as money of the window's language. */
export function useMoney() {
  const { money } = useFormat();
  return (amount: string, currency: string) => money({ amount: Number(amount), currency });
}
