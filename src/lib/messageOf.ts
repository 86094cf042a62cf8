const unknownProblem = 'Something went wrong. Try again in a moment.';

/** What an error says of itself, in words that can be shown. */
export function messageOf(error: unknown): string {
  if (typeof error === 'string' && error) return error;
  const message = error && typeof error === 'object' && 'message' in error ? error.message : null;
  return typeof message === 'string' && message ? message : unknownProblem;
}

/** The status or the message of whatever was thrown. */
export function statusOrMessage(error: unknown): string {
  const status = error && typeof error === 'object' && 'status' in error ? error.status : null;
  return typeof status === 'number' && status > 0 ? String(status) : messageOf(error);
}
