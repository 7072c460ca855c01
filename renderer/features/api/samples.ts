/** Calls of the station for a shell, ready to be pasted once the keys are filled in. */
export const samples = (origin: string) => ({
  token: [`curl -s ${origin}/oauth/token \\`, '  -u "$AK:$SK" \\', '  -d grant_type=client_credentials'].join('\n'),
  check: [
    `curl -s ${origin}/station/v1/shipments/check \\`,
    '  -H "Authorization: Bearer $TOKEN" \\',
    '  -H "Content-Type: application/json" \\',
    '  -d @shipment.json',
  ].join('\n'),
  buy: [
    `curl -s ${origin}/cloud-ship-service/v1/shipment \\`,
    '  -H "transactionId: ORDER-100234" \\',
    '  -H "Authorization: Bearer $TOKEN" \\',
    '  -H "Content-Type: application/json" \\',
    '  -d @shipment.json',
  ].join('\n'),
  list: [`curl -s "${origin}/station/v1/shipments?limit=10" \\`, '  -H "Authorization: Bearer $TOKEN"'].join('\n'),
});
