const LOOPBACK = /^(?:localhost|127(?:\.[0-9]{1,3}){3}|::1)$/;

/** Whether the host is this machine itself. */
export const isLoopback = (host: string) => LOOPBACK.test(host);

/** @throws Error in words where the address is not this machine's own. */
export function requireLoopback(host: string): void {
  if (isLoopback(host)) return;
  throw new Error(
    `The station listens on this machine only; ${host} is not a loopback address. The local network comes in with --hub, through TLS.`,
  );
}
