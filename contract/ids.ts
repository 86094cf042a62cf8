/** The id of no row, such as the account of an unknown email address. Sorts before all others. */
export const nilId = '00000000-0000-0000-0000-000000000000';

/** The source of a regular expression that matches an id: a UUID of RFC 9562 in lowercase. */
export const idPattern = `(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|${nilId})`;

const idExpression = new RegExp(`^${idPattern}$`);

/**
 * Returns whether a text is an id. Requires lowercase, because code compares ids as text while PostgreSQL
 * accepts several spellings of one UUID.
 */
export const isId = (text: string): boolean => idExpression.test(text);
