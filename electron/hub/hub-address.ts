import { isIP } from 'node:net';

const DEFAULT_PORT = 4843;
const LOOPBACK_OR_ANY = /^(?:127\.|0\.0\.0\.0$|::$|::1$|::ffff:(?:127\.|0\.0\.0\.0))/i;

export interface HubAddress {
  /** An IP address of this machine in its network. */
  host: string;
  /** 0 takes a free one. */
  port: number;
}

/** Reads `192.168.1.20`, `192.168.1.20:4843` or `[fd00::20]:4843`. @throws Error in words for whoever typed it. */
export function parseHubAddress(text: string): HubAddress {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:]+))(?::([0-9]{1,5}))?$/.exec(text) ?? [];
  const host = bracketed ?? plain ?? text;
  const number = Number(port ?? DEFAULT_PORT);
  if (isIP(host) === 0 || number > 65_535) {
    throw new Error(
      `--hub takes an IP address of this machine, such as 192.168.1.20 or 192.168.1.20:4843, not ${text}.`,
    );
  }
  if (LOOPBACK_OR_ANY.test(host)) {
    throw new Error(`--hub takes the one address under which the network knows this machine; ${host} is not one.`);
  }
  return { host, port: number };
}

/** Whether it is a name, and no address, port or path. */
export const isHostName = (text: string) =>
  /^[^:/?#@\\\s]+$/.test(text) && URL.canParse(`https://${text}`) && isIP(new URL(`https://${text}`).hostname) === 0;

export const hubUrl = (host: string, port: number | string) =>
  `https://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The same as browsers write it: in lower case, addresses in their shortest form, and without a port that goes without saying. */
export const hubOrigin = (host: string, port: number | string) => new URL(hubUrl(host, port)).origin;
