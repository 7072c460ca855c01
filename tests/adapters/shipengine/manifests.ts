import type { FakeAnswer, FakeRoute } from '../connectors/fake-service.ts';

interface Made {
  id: string;
  requestId: string;
  labelIds: string[];
  isMade: boolean;
}

/** The manifests of the fake. @param files where its files are @param isV2 whether it is ShipStation */
export function openManifests(files: () => string, isV2: boolean) {
  const made: Made[] = [];
  let how: 'later' | { words: string } | null = null;

  const shown = ({ id, labelIds }: Made) => ({
    ...{ manifest_id: id, form_id: `${id}0`, created_at: '2026-03-02T17:00:00Z', ship_date: '2026-03-02T00:00:00Z' },
    ...{
      shipments: labelIds.length,
      label_ids: labelIds,
      warehouse_id: 'se-1',
      submission_id: '9475711899564878915476',
    },
    ...{ carrier_id: 'se-111111', manifest_download: { href: `${files()}/manifest.pdf` } },
  });
  const answerOf = (each: Made) => {
    const request = { manifest_request_id: each.requestId, status: each.isMade ? 'completed' : 'in_progress' };
    const manifests = each.isMade ? [shown(each)] : [];
    return { manifests, ...(isV2 ? request : { manifest_requests: [request] }) };
  };
  /** Only v1 describes the question about a request. */
  const aboutRequests = (v: string, invalid: (message: string) => FakeAnswer): FakeRoute => ({
    ...{ method: 'GET', path: `${v}/manifests/requests/{id}`, step: 'follow' },
    answer(_, id) {
      const found = made.find(({ requestId }) => requestId === id);
      return found ? { json: answerOf(found) } : { ...invalid('No such request'), status: 404 };
    },
  });

  return {
    next: (next: 'later' | { words: string }) => void (how = next),
    makeAll: () => made.forEach((each) => (each.isMade = true)),
    /** As where a label of another warehouse gets a manifest of its own, which is made later. */
    takeOff(labelId: string): void {
      for (const each of made) each.labelIds = each.labelIds.filter((id) => id !== labelId);
      const number = made.length + 1;
      made.push({ id: `se-3${number}`, requestId: `se-4${number}`, labelIds: [labelId], isMade: false });
    },
    books: () => made.map(({ labelIds }) => labelIds),
    routes: (v: string, invalid: (message: string) => FakeAnswer): FakeRoute[] => [
      {
        ...{ method: 'POST', path: `${v}/manifests`, step: 'manifest' },
        answer({ json }) {
          const wanted = how;
          how = null;
          if (wanted !== null && wanted !== 'later') return invalid(wanted.words);
          const labelIds = json.label_ids as string[];
          if (made.some((each) => each.labelIds.some((id) => labelIds.includes(id))))
            return invalid('A label is on a manifest already.');
          const number = made.length + 1;
          const each = { id: `se-3${number}`, requestId: `se-4${number}`, labelIds, isMade: wanted !== 'later' };
          made.push(each);
          return { json: answerOf(each) };
        },
      },
      {
        ...{ method: 'GET', path: `${v}/manifests`, step: 'follow' },
        answer({ query }) {
          const found = made.filter(
            ({ labelIds, isMade }) => isMade && labelIds.includes(query.get('label_ids') ?? ''),
          );
          const link = { href: 'https://api.shipengine.com/v1/manifests?page=1' };
          const links = { first: link, last: link, prev: {}, next: {} };
          return { json: { manifests: found.map(shown), total: found.length, page: 1, pages: 1, links } };
        },
      },
      ...(isV2 ? [] : [aboutRequests(v, invalid)]),
      {
        ...{ method: 'GET', path: `${v}/manifests/{id}`, step: 'follow' },
        answer(_, wanted) {
          const found = made.find(({ id }) => id === wanted);
          return found ? { json: shown(found) } : { ...invalid('No such manifest'), status: 404 };
        },
      },
    ],
  };
}
