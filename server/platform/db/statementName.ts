// Exceeds the number of named statements, with room for several sort orders of a list.
const maxNamed = 1000;
const maxSeen = 5000;
const names = new Map<string, string>();
const seen = new Set<string>();

// Statements of modules start with a name in a comment. They recur, so a prepared statement saves planning.
const namePattern = /^\s*\/\* (\w+) \*\//;

/**
 * Returns the name under which to prepare a statement, or undefined for its first use, for an unnamed text or
 * above the limit. Each text has one name in all sessions of this process, and texts with the same prefix
 * have different names.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  const [, prefix] = namePattern.exec(text) ?? [];
  if (!prefix || names.size >= maxNamed) return undefined;
  if (!seen.has(text)) {
    if (seen.size >= maxSeen) seen.clear();
    seen.add(text);
    return undefined;
  }
  seen.delete(text);
  const name = `${prefix}_${names.size}`.slice(-63);
  names.set(text, name);
  return name;
}
