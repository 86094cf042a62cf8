/** The code of a system's or a database's error, or ''. Not every such error is an instance of this realm's Error. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

export const uniqueViolation = '23505';
