// Saves the labels of a transaction: each link is signed, valid for 24 hours, and needs no token.
import { writeFile } from 'node:fs/promises';

const { PACKBENCH_URL, PACKBENCH_TOKEN } = process.env;
const [transactionId, file] = process.argv.slice(2);

const answer = await fetch(
  `${PACKBENCH_URL}/station/v1/shipments/by-transaction/${encodeURIComponent(transactionId)}?documents=url`,
  { headers: { authorization: `Bearer ${PACKBENCH_TOKEN}` } },
);
if (!answer.ok) throw new Error(await answer.text());
const { data } = await answer.json();
const [label] = data.transactionShipments[0].packageDocuments;
await writeFile(file, await (await fetch(label.fileUrl)).bytes());
