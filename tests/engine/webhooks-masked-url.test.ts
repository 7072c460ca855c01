import { expect, test } from 'vitest';
import { maskedUrl } from '#electron/engine/webhooks/masked-url.ts';

test.each([
  ['http://127.0.0.1:9000/packbench', 'http://127.0.0.1:9000/packbench'],
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/api/v2/labels-and-voids', 'https://shop.example/api/v2/labels-and-voids'],
  ['https://me:pass@shop.example/hook', 'https://***@shop.example/hook'],
  ['https://shop.example/hook?key=abc&x', 'https://shop.example/hook?key=***&x=***'],
  [
    'https://hooks.example/services/T00000000/B00/XXXXXXXX1234567890abcdef',
    'https://hooks.example/services/T00000000/B00/***',
  ],
  ['https://shop.example/hook#secret', 'https://shop.example/hook'],
  ['no address', 'no address'],
])('%s is shown as %s', (typed, shown) => {
  expect(maskedUrl(typed)).toBe(shown);
  expect(maskedUrl(shown)).toBe(shown);
});
