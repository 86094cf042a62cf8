import type pg from 'pg';

const mostPrepared = 500;
const names = new Map<string, string>();

// Statements of the modules begin with their name; those are few and come again, so the server may keep their plan.
const isNamed = /^\s*\/\* (\w+) \*\//;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  const [, given] = isNamed.exec(text) ?? [];
  if (!given || names.size >= mostPrepared) return undefined;
  // One name may stand over several texts, such as a list in each of its orders.
  const name = `${given}_${names.size}`.slice(-63);
  names.set(text, name);
  return name;
}

/** A statement as pg takes it, prepared under a name where that helps. */
export function statement(text: string, values: readonly unknown[] = []): pg.QueryConfig {
  if (values.length === 0) return { text };
  const name = nameOf(text);
  return name ? { name, text, values: [...values] } : { text, values: [...values] };
}
