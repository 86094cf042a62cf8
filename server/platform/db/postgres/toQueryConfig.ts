import type pg from 'pg';
import { statementName } from '../statementName';

/** Returns pg's query config. A statement with values and a name is prepared under this name. */
export function toQueryConfig(text: string, values: readonly unknown[] = []): pg.QueryConfig {
  if (values.length === 0) return { text };
  const name = statementName(text);
  return name ? { name, text, values: [...values] } : { text, values: [...values] };
}
