// Buys one label. The transactionId is the identity of the purchase: sent again, it never buys twice.
const { PACKBENCH_URL, PACKBENCH_TOKEN } = process.env;
const [transactionId] = process.argv.slice(2);

const answer = await fetch(`${PACKBENCH_URL}/cloud-ship-service/v1/shipment?documents=url`, {
  method: 'POST',
  headers: { authorization: `Bearer ${PACKBENCH_TOKEN}`, 'content-type': 'application/json', transactionId },
  body: JSON.stringify({
    carrierId: 'test-a',
    serviceType: 'A_GROUND',
    recipient: {
      address: {
        countryCode: 'US',
        stateOrProvinceCode: 'CA',
        city: 'Los Angeles',
        zipCode: '90001',
        streetLine1: '1 Main St',
      },
      contact: { personName: 'Jane Roe' },
    },
    itemLines: [{ weight: { units: 'LB', value: 2.5 }, customerReference: { ref1: 'PO-1' } }],
  }),
});
console.log(await answer.text());
// A problem says in `purchase` whether anything was bought: not_made, made or unknown.
if (!answer.ok) process.exitCode = 1;
