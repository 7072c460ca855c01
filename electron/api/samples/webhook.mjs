// Verifies a message: its body on standard input, its headers webhook-id, webhook-timestamp and webhook-signature as arguments.
// Refuse what is five minutes away from your clock or more, and an id that you have seen.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';

function isGenuine(secret, { id, timestamp, signature }, body) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  return signature.split(' ').some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ''), 'base64');
    return isFresh && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const [id, timestamp, signature] = process.argv.slice(2);
const body = readFileSync(0);
if (!isGenuine(process.env.PACKBENCH_WEBHOOK_SECRET, { id, timestamp, signature }, body)) process.exit(1);
console.log('verified');
