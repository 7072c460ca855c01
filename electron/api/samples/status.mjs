// What became of a transaction: the stored answer, or the problem that the purchase ended with. The cure for a lost answer.
const { PACKBENCH_URL, PACKBENCH_TOKEN } = process.env;
const [transactionId] = process.argv.slice(2);

const answer = await fetch(
  `${PACKBENCH_URL}/station/v1/shipments/by-transaction/${encodeURIComponent(transactionId)}`,
  {
    headers: { authorization: `Bearer ${PACKBENCH_TOKEN}` },
  },
);
console.log(await answer.text());
if (!answer.ok) process.exitCode = 1;
