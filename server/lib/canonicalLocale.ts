const longestTag = 35;

/** A language's tag as it is spelt; null where nobody has numbers and dates for it, however rightly it is spelt. */
export function canonicalLocale(tag: string): string | null {
  if (tag.length > longestTag) return null;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0] ?? null;
  } catch {
    return null;
  }
}
