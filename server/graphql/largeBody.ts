import type { FastifyRequest } from 'fastify';
import type { Services } from '../context';
import { badInput, DomainError } from '../errors';
import { numberText } from '../lib/ownLanguage';
import { readBearer } from '../modules/auth/authenticate';

/** More than any screen sends by far: reading a megabyte of nothing but brackets holds everybody else up. */
const mostValues = 10_000;
/** Signing up is the longest thing that somebody may ask for whom nobody knows. */
const strangersCharacters = 100_000;

const codes = (characters: string): readonly number[] => [...characters].map((one) => one.charCodeAt(0));
const [quote, backslash, ...opening] = codes('"\\,[{');

/** Counted on the text, which takes a part of the time that JSON takes to be read. */
function holdsTooMuch(json: string): boolean {
  let isText = false;
  let values = 0;
  for (let at = 0; at < json.length && values <= mostValues; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) isText = !isText;
    else if (isText) at += code === backslash ? 1 : 0;
    else if (opening.includes(code)) values += 1;
  }
  return values > mostValues;
}

/** Refuses what would take long to read, before it is read. */
export async function refuseLargeBody(
  services: Services,
  { headers }: FastifyRequest,
  body: string,
): Promise<void> {
  if (body.length > strangersCharacters && !(await readBearer(services, headers.authorization))) {
    throw new DomainError('UNAUTHENTICATED', 'Sign in first.');
  }
  if (body.length > mostValues && holdsTooMuch(body)) {
    throw badInput({ variables: `A request holds ${numberText(mostValues)} values at most.` });
  }
}
