import { setFlagsFromString } from 'node:v8';
import pg from 'pg';

// Otherwise V8 creates the rows of pg directly in its old generation, so that they and their values outlive
// minor garbage collections, which makes these nearly twice as long.
setFlagsFromString('--no-allocation-site-pretenuring');

type Parser = (text: string) => unknown;

const parseInteger: Parser = (text) => {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
};

const parserOverrides = new Map<number, Parser>([
  [pg.types.builtins.INT8, parseInteger],
  // Dates stay text, because a `Date` would shift with the machine's time zone.
  [pg.types.builtins.DATE, (text) => text],
]);

/** The `types` option of every pg client. */
export const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: (typeId: number, format?: string) =>
    format === 'binary'
      ? pg.types.getTypeParser(typeId, 'binary')
      : (parserOverrides.get(typeId) ?? pg.types.getTypeParser(typeId, 'text')),
};

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
function statementName(text: string): string | undefined {
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

/** Returns pg's query config. A statement with values and a name is prepared under this name. */
export function toQueryConfig(text: string, values: readonly unknown[] = []): pg.QueryConfig {
  if (values.length === 0) return { text };
  const name = statementName(text);
  return name ? { name, text, values: [...values] } : { text, values: [...values] };
}

/** Exceeds the server's statement time-out, so that it applies only if the server no longer responds. */
const defaultStatementMs = 70_000;

/**
 * Runs a query, and rejects after `timeoutMs`. Uses a callback and a timer, because with pg's promises or
 * `query_timeout` rows survive minor garbage collections, and a long export would fill the heap.
 */
export async function runQuery<Row extends object>(
  client: pg.ClientBase,
  config: pg.QueryConfig,
  timeoutMs = defaultStatementMs,
): Promise<pg.QueryResult<Row>> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('Query read timeout')), timeoutMs);
      client.query<Row>(config, (error: Error | null, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  } catch (error) {
    // The caller's stack is more useful in a log than the socket's.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const emptyResult = { rows: [], rowCount: 0, command: '', oid: 0, fields: [] };

/** Returns the result of the last statement, because pg returns an array for a text with several, which its types omit. */
export const lastResultOf = <Row extends object>(
  result: pg.QueryResult<Row> | pg.QueryResult<Row>[],
): pg.QueryResult<Row> => (Array.isArray(result) ? (result.at(-1) ?? emptyResult) : result);
