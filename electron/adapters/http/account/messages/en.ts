/** What the window says of the members that every account with an app of its own has. */
export const en = {
  clientId: 'Client ID',
  clientIdHint: 'Of your app at {portal}.',
  clientSecret: 'Client secret',
  host: 'Labels',
  live: 'To ship with, charged',
  test: 'To try with, free',
} as const;
