// Voids a shipment that was bought by mistake. Its id is in the list of shipments.
const { PACKBENCH_URL, PACKBENCH_TOKEN } = process.env;
const [transactionId] = process.argv.slice(2);
const authorization = `Bearer ${PACKBENCH_TOKEN}`;

const list = await fetch(`${PACKBENCH_URL}/station/v1/shipments?${new URLSearchParams({ transactionId })}`, {
  headers: { authorization },
});
const [shipment] = (await list.json()).shipments;
const answer = await fetch(`${PACKBENCH_URL}/station/v1/shipments/${shipment.id}/void`, {
  method: 'POST',
  headers: { authorization, 'content-type': 'application/json' },
  body: JSON.stringify({ reason: 'Wrong weight' }),
});
console.log(await answer.text());
if (!answer.ok) process.exitCode = 1;
