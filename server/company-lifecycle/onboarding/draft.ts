import { badInput } from '../../lib/errors';

const maxBytes = 10_000;

// Matches the JSON escapes that PostgreSQL's jsonb rejects: NUL and lone surrogates. The first alternative
// skips escaped backslashes, so that text that only looks like an escape stays.
const unsupportedEscapes = /\\(\\|u0000|ud[89a-f][0-9a-f]{2})/gi;

/** Serializes a draft without the escapes that jsonb rejects. Throws `BAD_USER_INPUT` above 10 kB. */
export function toDraftJson(draft: Record<string, unknown>): string {
  const json = JSON.stringify(draft).replace(unsupportedEscapes, (escape) =>
    escape === '\\\\' ? escape : '',
  );
  if (Buffer.byteLength(json) > maxBytes) {
    throw badInput({ draft: 'This is too much to keep as a draft. Finish the step to save it.' });
  }
  return json;
}
