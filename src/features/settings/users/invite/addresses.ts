import { emailKey } from '@/lib/emailAddress';

export const maxAddresses = 20;

/** Splits typed or pasted text into addresses. Accepts `Ada <ada@x.test>, bob@x.test` and a table column. */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[,;\n\r\t]+/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.trim().split(/\s+/))
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

/** Appends the addresses that are not in the list yet. */
export function mergeAddresses(emails: readonly string[], added: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const email of [...emails, ...added]) {
    const key = emailKey(email);
    byKey.set(key, byKey.get(key) ?? email);
  }
  return [...byKey.values()];
}

/** Maps server errors of fields such as `emails.1` to the address at that index. */
export function errorsByAddress(
  fields: Readonly<Record<string, string>>,
  emails: readonly string[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const email = emails[Number(/^emails\.(\d+)$/.exec(path)?.[1] ?? NaN)];
    if (email) errors[email] = message;
  }
  return errors;
}
