import { emailKey } from '@contract/emailAddress';

/**
 * Splits typed or pasted text into lowercase addresses. Accepts `Ada <ada@x.test>, bob@x.test` and a pasted
 * spreadsheet column.
 */
export const splitAddresses = (text: string): string[] =>
  text
    .split(/[,;\n\r\t]+/)
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.trim().split(/\s+/))
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

/** Returns `emails` and the `added` addresses that are not among them, compared by `emailKey`. */
export function mergeAddresses(emails: readonly string[], added: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const email of [...emails, ...added]) {
    const key = emailKey(email);
    byKey.set(key, byKey.get(key) ?? email);
  }
  return [...byKey.values()];
}

/** Returns the server errors of fields such as `emails.1` by the address at that index. */
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
