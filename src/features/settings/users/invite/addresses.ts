import { emailKey } from '@/lib/emailAddress';

export const mostAddresses = 20;

/** The addresses of a text that was typed or pasted: `Ada <ada@x.test>, bob@x.test`, a column of a table. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[,;\n\r\t]+/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.trim().split(/\s+/))
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

/** Appends the addresses that are not in the list yet. */
export function withAddresses(emails: readonly string[], added: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const email of [...emails, ...added]) {
    const key = emailKey(email);
    byKey.set(key, byKey.get(key) ?? email);
  }
  return [...byKey.values()];
}

/** What the server refused, by the address that stood at the place which it names. */
export function refusedAddresses(
  fields: Readonly<Record<string, string>>,
  emails: readonly string[],
): Record<string, string> {
  const refused: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const email = emails[Number(/^emails\.(\d+)$/.exec(path)?.[1] ?? NaN)];
    if (email) refused[email] = message;
  }
  return refused;
}
