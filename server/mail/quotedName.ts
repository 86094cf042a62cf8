import { oneLine } from '../lib/plainText';

// What mail programs make a link of, or a reader might: `https://…`, `www.…`, `bank.test/login`.
const linkLike = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}\/\S/iu;

/** A name that somebody chose, as a mail to strangers may say it: as theirs, not ours. Null for what looks like a link. */
export function quotedName(name: string): string | null {
  const plain = oneLine(name)
    .replace(/[\p{Cf}“”"]/gu, '')
    .trim();
  return plain === '' || linkLike.test(plain) ? null : `“${plain}”`;
}
