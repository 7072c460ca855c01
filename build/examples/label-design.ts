import type { Call } from './recorder.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path d="M0 10 15 0 30 10z"/></svg>';
const DEPOTS = 'country,from,to,depot,sortCode,route\nUS,90001,90099,LAX,K17,R8\nUS,100,,JFK,K02,\n';

/** How the labels of an account look: its layout, its logo and its routing table. All are taken away again. */
export async function designLabels(call: Call, carrierId: string): Promise<void> {
  const params = { carrierId };
  const { layouts } = await call('listLabelLayouts');
  await call('readLabelLayout', { params });
  const logo = { contentBase64: base64(LOGO) };
  await call('checkLabelLayout', { params, body: { logo, sample: 'FULLEST' } });
  await call('setLabelLayout', { params, body: { layout: layouts[0].layout } });
  await call('setLogo', { params, body: logo });
  await call('importRoutingTable', { params, body: { contentBase64: base64(DEPOTS), onMiss: 'WARN' } });
  await call('readRoutingTable', { params });
  await call('setRoutingMiss', { params, body: { onMiss: 'REFUSE' } });
  await call('exportRoutingTable', { params });
  await call('removeRoutingTable', { params });
  await call('removeLogo', { params });
  await call('resetLabelLayout', { params });
}
