const maxTagLength = 35;

/**
 * Returns the canonical spelling of a language tag, or null if the tag is malformed, longer than 35
 * characters or not supported by the runtime.
 */
export function canonicalLocale(tag: string): string | null {
  if (tag.length > maxTagLength) return null;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? null;
  } catch {
    return null;
  }
}
