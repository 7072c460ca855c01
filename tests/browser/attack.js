/**
 * What a hostile page can try on a station, with a stolen token. Runs in the page; resolves with everything the page was able to read
 * or open.
 */
globalThis.attack = async ({ base, token, body }) => {
  const read = [];
  const attempt = async (path, init) => {
    try {
      const answer = await fetch(base + path, init);
      const text = await answer.text();
      if (text !== '') read.push(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    } catch {
      // Refused by the browser or the station: what is wanted.
    }
  };
  const headers = { authorization: `Bearer ${token}` };
  const json = { 'content-type': 'application/json', transactionId: 'stolen' };
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  await attempt('/station/v1/shipments', { headers });
  await attempt('/station/v1/shipments', { mode: 'no-cors' });
  await attempt('/v1/shipment', { method: 'POST', headers: { ...headers, ...json }, body });
  await attempt('/v1/shipment', { method: 'POST', mode: 'no-cors', body });
  await attempt('/v1/shipment', { method: 'POST', body: new Blob([body], { type: 'text/plain' }), headers });
  await attempt('/health/live', {});
  await attempt('/openapi.json', {});
  await attempt('/oauth/token', { method: 'POST', body: form });

  const load = (kind, properties) =>
    new Promise((resolve) => {
      const element = Object.assign(document.createElement(kind), properties);
      element.onload = () => resolve(`${kind} loaded`);
      element.onerror = () => resolve('');
      document.head.append(element);
    });
  const loaded = [
    await load('img', { src: `${base}/health/live` }),
    await load('script', { src: `${base}/health/live` }),
    await load('link', { rel: 'stylesheet', href: `${base}/station/v1/shipments` }),
  ];
  const socket = await new Promise((resolve) => {
    const open = new WebSocket(`${base.replace('http', 'ws')}/station/v1/events`);
    open.onopen = () => resolve('socket opened');
    open.onerror = () => resolve('');
  });
  return [...read, ...loaded, socket].filter((each) => each !== '');
};

/** Submits a form to the address, as a page can without anybody's leave. */
globalThis.submitForm = (action) => {
  const form = Object.assign(document.createElement('form'), { method: 'POST', action, enctype: 'text/plain' });
  document.body.append(form);
  form.submit();
};
