import type { Database } from '../../db/database';
import { sweepOver } from './sweep';
import { watched } from './watched';

/** Whether it is one of the services', which say its name. */
export const isNamed = (text: string): boolean => /^\s*\/\* \w+ \*\//.test(text);

export interface Swept {
  database: Database;
  /** The statements of the services that were tried. */
  tried: ReadonlySet<string>;
  /** Those that row-level security alone kept within the company. */
  loose: readonly string[];
}

/** A database that tries each statement of the services once, before it is made for the first time. */
export function sweptOver(inner: Database): Swept {
  const tried = new Set<string>();
  const loose: string[] = [];
  let sweep: ReturnType<typeof sweepOver> | undefined;
  const database = watched(inner, async (db, companyId, statement, isBound) => {
    const { text } = statement;
    if (!isNamed(text) || tried.has(text)) return;
    tried.add(text);
    const examine = await (sweep ??= sweepOver(db));
    const { holds } = await examine(db, companyId, statement, isBound);
    if (!holds) loose.push(text);
  });
  return { database, tried, loose };
}
