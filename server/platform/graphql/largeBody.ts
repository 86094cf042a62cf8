import type { FastifyRequest } from 'fastify';
import type { Services } from '../context/context';
import { badInput, DomainError } from '../../lib/errors';
import { numberText } from '../../lib/localeText';

/** Far more values than any screen sends. Parsing a megabyte of brackets would block all other requests. */
const maxValues = 10_000;
/** In characters. Far longer than a sign-up, the longest request without a session. */
const maxAnonymousLength = 100_000;

const charCodes = (characters: string): readonly number[] =>
  [...characters].map((character) => character.charCodeAt(0));
const [quote, backslash, ...opening] = charCodes('"\\,[{');

/** Returns whether a JSON text has too many values. The scan takes a fraction of the time of parsing. */
function hasTooManyValues(json: string): boolean {
  let isInString = false;
  let values = 0;
  for (let index = 0; index < json.length && values <= maxValues; index += 1) {
    const code = json.charCodeAt(index);
    if (code === quote) isInString = !isInString;
    else if (isInString) index += code === backslash ? 1 : 0;
    else if (opening.includes(code)) values += 1;
  }
  return values > maxValues;
}

/**
 * Throws `UNAUTHENTICATED` for a long body without a valid token, or `BAD_USER_INPUT` for a body with too
 * many values, which would take long to parse.
 */
export async function rejectLargeBody(
  services: Services,
  { headers }: FastifyRequest,
  body: string,
): Promise<void> {
  if (
    body.length > maxAnonymousLength &&
    !(await services.authentication.hasValidToken(services, headers.authorization))
  ) {
    throw new DomainError('UNAUTHENTICATED', 'Sign in first.');
  }
  if (body.length > maxValues && hasTooManyValues(body)) {
    throw badInput({ variables: `A request holds ${numberText(maxValues)} values at most.` });
  }
}
