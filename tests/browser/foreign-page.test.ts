import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { findChromium } from './chromium.ts';

const chromiumPath = findChromium();
/** What the door itself asks the engine before and after any handler. */
const ASKED_AT_THE_DOOR = new Set(['settings.read', 'identity.authenticate', 'requests.record']);

describe.runIf(chromiumPath)('in a real browser', () => {
  const station = useStation();
  const handled: string[] = [];
  let browser: Browser;
  let elsewhere: Server;
  let page: Page;
  const otherOrigin = () => `http://localhost:${(elsewhere.address() as AddressInfo).port}`;

  beforeAll(async () => {
    for (const [module, uses] of Object.entries(station.engine)) {
      if (typeof uses !== 'object' || uses === null) continue;
      for (const [use, own] of Object.entries(uses) as [string, unknown][]) {
        const name = `${module}.${use}`;
        if (typeof own !== 'function' || ASKED_AT_THE_DOOR.has(name)) continue;
        Object.assign(uses, {
          [use]: (...args: unknown[]) => {
            handled.push(name);
            return (own as (...args: unknown[]) => unknown)(...args);
          },
        });
      }
    }
    elsewhere = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
    ).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    browser = await chromium.launch({
      executablePath: chromiumPath ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--host-resolver-rules=MAP rebind.test 127.0.0.1',
        // The browser's own defence, which other browsers do not have: without it, ours is what holds.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    });
    page = await browser.newPage();
  });
  beforeEach(() => void handled.splice(0));
  afterAll(async () => {
    await browser.close();
    elsewhere.close();
  });

  /** Everything a page can try, with a stolen token; resolves with what it was able to read. */
  async function attack(target: string): Promise<string[]> {
    await page.addScriptTag({ path: join(import.meta.dirname, 'attack.js') });
    const call = JSON.stringify({ base: target, token: station.api.token, body: JSON.stringify(request()) });
    return page.evaluate(`attack(${call})`);
  }

  const bought = async () => {
    const { body } = await station.api.get('/station/v1/shipments');
    handled.splice(0);
    return body.shipments as unknown[];
  };

  test.each(['127.0.0.1', 'localhost'])(
    'a page of another origin reads nothing of http://%s and reaches no handler',
    async (name) => {
      await page.goto(otherOrigin());
      const read = await attack(station.baseUrl.replace('127.0.0.1', name));

      expect(read).toEqual([]);
      expect(handled).toEqual([]);
      expect(await bought()).toEqual([]);
    },
  );

  test('a form that a page of another origin submits buys nothing', async () => {
    await page.goto(otherOrigin());
    await page.addScriptTag({ path: join(import.meta.dirname, 'attack.js') });
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/v1/shipment')),
      page.evaluate(`submitForm(${JSON.stringify(`${station.baseUrl}/v1/shipment`)})`),
    ]);

    expect(answer.status()).toBe(403);
    expect(handled).toEqual([]);
  });

  test('a page whose name was rebound to this machine is of the same origin for the browser, and still reaches no handler', async () => {
    const rebound = `http://rebind.test:${new URL(station.baseUrl).port}`;
    // The first answer is the attacker's own; from then on the name leads here.
    await page.route(`${rebound}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }), {
      times: 1,
    });
    await page.goto(`${rebound}/`);
    const read = await attack(rebound);

    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((each) => !each.includes('HOST_NOT_ALLOWED'))).toEqual([]);
    expect(handled).toEqual([]);
    expect(await bought()).toEqual([]);
  });

  test('the same page, served by the station itself, may do all of it', async () => {
    await page.goto(station.baseUrl);
    const status = await page.evaluate(
      async (token) => (await fetch('/station/v1/shipments', { headers: { authorization: `Bearer ${token}` } })).status,
      station.api.token,
    );

    expect(status).toBe(200);
    expect(handled).toContain('history.list');
  });
});
