// Saves each label of a transaction in a folder, under the number of its package: links are signed, valid for 24 hours, and need no token.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const { PACKBENCH_URL, PACKBENCH_TOKEN } = process.env;
const [transactionId, folder] = process.argv.slice(2);

const answer = await fetch(
  `${PACKBENCH_URL}/station/v1/shipments/by-transaction/${encodeURIComponent(transactionId)}?documents=url`,
  { headers: { authorization: `Bearer ${PACKBENCH_TOKEN}` } },
);
if (!answer.ok) throw new Error(await answer.text());
const { data } = await answer.json();
for (const [index, { packageDocuments }] of data.transactionShipments.entries()) {
  const { fileUrl, imageType } = packageDocuments.find(({ contentType }) => contentType === 'LABEL');
  await writeFile(join(folder, `${index + 1}.${imageType}`), await (await fetch(fileUrl)).bytes());
}
