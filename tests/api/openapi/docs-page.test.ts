import { describe, expect, test } from 'vitest';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();

describe('/docs', () => {
  const page = async (path: string) => {
    const answer = await fetch(station.baseUrl + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return { text: await answer.text(), headers: answer.headers };
  };

  test('is a page whose scripts, styles and pictures all come from this station', async () => {
    const { text } = await page('/docs/');
    const links = [...text.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(
      ([, link = '']) => new URL(link, `${station.baseUrl}/docs/`),
    );

    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      expect(link.origin).toBe(station.baseUrl);
      await page(link.pathname);
    }
  });

  test('may load nothing from elsewhere: its policy names this station only', async () => {
    const policy = (await page('/docs/')).headers.get('content-security-policy') ?? '';

    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|\.io\b|\.com\b|unsafe-eval/);
  });

  test('reads the document of this station and asks no validator on the internet', async () => {
    const { text } = await page('/docs/static/swagger-initializer.js');
    const statements = text.replaceAll(/^\s*\/\/.*$/gm, '');
    const addresses = statements.match(/https?:\/\/[^'"\s]+/g) ?? [];

    expect(addresses).toEqual([]);
    expect(text).toMatch(/"?validatorUrl"?: *(?:null|"")/);
  });

  test('has style sheets that load nothing from elsewhere', async () => {
    const { text } = await page('/docs/');
    const sheets = [...text.matchAll(/href="([^"]+\.css)"/g)].map(
      ([, link = '']) => new URL(link, `${station.baseUrl}/docs/`).pathname,
    );

    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) expect((await page(sheet)).text).not.toMatch(/url\(["']?(?:https?:)?\/\/|@import/);
  });

  test('shows the bytes of /openapi.json, and writes no other form of them for whoever asks', async () => {
    expect((await page('/docs/json')).text).toBe((await page('/openapi.json')).text);
    expect((await fetch(`${station.baseUrl}/docs/yaml`)).status).toBe(404);
  });

  test('is at the address without a slash as well', async () => {
    expect((await page('/docs')).text).toContain('swagger-ui');
  });
});
