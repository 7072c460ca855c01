const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection',
  ECONNRESET: 'broke the connection',
  EPIPE: 'broke the connection',
  ETIMEDOUT: 'did not answer in time',
  EHOSTUNREACH: 'cannot be reached',
  EHOSTDOWN: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ENOTFOUND: 'has a name that nobody knows',
  EAI_AGAIN: 'has a name that nobody knows',
  ENOENT: 'is not there',
  EACCES: 'may not be used by this user',
  ABORT_ERR: 'was given up because the station stops',
};

/** An error of a connection or file in words that follow "the printer". */
export function why(error: unknown): string {
  const { code = '', message = String(error) } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return REASONS[code] ?? `failed (${message})`;
}
