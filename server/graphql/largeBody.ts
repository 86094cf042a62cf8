import type { FastifyRequest } from 'fastify';
import type { Services } from '../context';
import { badInput, DomainError } from '../errors';
import { numberText } from '../lib/localeText';
import { readBearer } from '../modules/auth/authenticate';

/** Far above what any screen sends. Parsing a megabyte of brackets would block all other requests. */
const maxValues = 10_000;
/** In characters. Sign-up is the longest request without a session. */
const maxAnonymousLength = 100_000;

const charCodes = (characters: string): readonly number[] =>
  [...characters].map((character) => character.charCodeAt(0));
const [quote, backslash, ...opening] = charCodes('"\\,[{');

/** Scans the text, which takes a fraction of the time to parse the JSON. */
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

/** Rejects a body that would take long to parse. Throws `UNAUTHENTICATED` or `BAD_USER_INPUT`. */
export async function rejectLargeBody(
  services: Services,
  { headers }: FastifyRequest,
  body: string,
): Promise<void> {
  if (body.length > maxAnonymousLength && !(await readBearer(services, headers.authorization))) {
    throw new DomainError('UNAUTHENTICATED', 'Sign in first.');
  }
  if (body.length > maxValues && hasTooManyValues(body)) {
    throw badInput({ variables: `A request holds ${numberText(maxValues)} values at most.` });
  }
}
