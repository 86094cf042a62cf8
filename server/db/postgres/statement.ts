import type pg from 'pg';
import { statementName } from '../statementName';

/** A statement as pg takes it, prepared under a name where that helps. */
export function statement(text: string, values: readonly unknown[] = []): pg.QueryConfig {
  if (values.length === 0) return { text };
  const name = statementName(text);
  return name ? { name, text, values: [...values] } : { text, values: [...values] };
}
