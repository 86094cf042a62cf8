/**
 * Returns the code of a system or database error, or '' if it has none. Accepts any object, because errors of
 * another realm are not instances of `Error`.
 */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

export const uniqueViolation = '23505';
