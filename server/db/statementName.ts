// Above the number of names that the modules' statements have, with room for a list in some of its orders.
const mostNamed = 1000;
const mostSeen = 5000;
const names = new Map<string, string>();
const seen = new Set<string>();

// Statements of the modules begin with their name; those come again, so the database may keep their plan.
const isNamed = /^\s*\/\* (\w+) \*\//;

/**
 * What a statement is prepared as from the second time on, where that helps: the same for the same text, in each session
 * that this process has. One name may stand over several texts, such as a list in each of its orders.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  const [, given] = isNamed.exec(text) ?? [];
  if (!given || names.size >= mostNamed) return undefined;
  if (!seen.has(text)) {
    if (seen.size >= mostSeen) seen.clear();
    seen.add(text);
    return undefined;
  }
  seen.delete(text);
  const name = `${given}_${names.size}`.slice(-63);
  names.set(text, name);
  return name;
}
