import { badInput } from '../../errors';

const maxBytes = 10_000;

// The escapes that JSON has and PostgreSQL's jsonb refuses: NUL and half surrogate pairs. The first alternative
// steps over an escaped backslash, so that what merely looks like an escape is left alone.
const escapes = /\\(\\|u0000|ud[89a-f][0-9a-f]{2})/gi;

/** The draft as jsonb can keep it. */
export function toDraftJson(draft: Record<string, unknown>): string {
  const json = JSON.stringify(draft).replace(escapes, (escape) => (escape === '\\\\' ? escape : ''));
  if (Buffer.byteLength(json) > maxBytes) {
    throw badInput({ draft: 'This is too much to keep as a draft. Finish the step to save it.' });
  }
  return json;
}
