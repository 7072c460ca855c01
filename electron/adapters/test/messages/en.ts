/** What the window says of the adapter of test mode. */
export const en = {
  name: 'Test',
  means: 'Buys nothing. Labels are marked and cannot be shipped.',
  choice: 'Try it out first',
  fields: {},
} as const;
