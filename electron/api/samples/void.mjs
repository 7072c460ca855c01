// Voids what was bought by mistake. What the station calls it is in its stored answer.
const { PACKBENCH_URL, PACKBENCH_TOKEN } = process.env;
const [transactionId] = process.argv.slice(2);
const authorization = `Bearer ${PACKBENCH_TOKEN}`;

const shipments = `${PACKBENCH_URL}/station/v1/shipments`;
const bought = await fetch(`${shipments}/by-transaction/${encodeURIComponent(transactionId)}`, {
  headers: { authorization },
});
const { shipmentId } = await bought.json();
const answer = await fetch(`${shipments}/${shipmentId}/void`, {
  method: 'POST',
  headers: { authorization, 'content-type': 'application/json' },
  body: JSON.stringify({ reason: 'Wrong weight' }),
});
console.log(await answer.text());
if (!answer.ok) process.exitCode = 1;
