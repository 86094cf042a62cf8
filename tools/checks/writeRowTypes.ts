import { writeFileSync } from 'node:fs';
import { openDatabase, type Queryable } from '../../server/platform';
import { settingsFor } from '../../server/testing/databaseTemplate';
import { createTempFolder, removeFolder } from '../../server/testing/folders';
import { ColumnTyper, loadCatalog } from './rowTypes/columnTypes';
import { findStatements } from './rowTypes/findStatements';
import { composedStatements } from './rowTypes/knownTypes';
import { findNode, parseNodeTree, type TreeNode } from './rowTypes/nodeTree';

const target = 'server/platform/db/rows.generated.ts';

/**
 * Returns the parsed query of a statement. PostgreSQL stores it with a function that has the statement as its
 * body.
 */
async function parseStatement(database: Queryable, text: string): Promise<TreeNode> {
  await database.query(`prepare described as ${text}`);
  const { rows: prepared } = await database.query<{ types: string }>(
    `select array_to_string(parameter_types, ', ') as types from pg_prepared_statements where name = 'described'`,
  );
  await database.query(
    `deallocate described;
     create function described(${prepared[0]?.types}) returns void language sql begin atomic ${text}; end`,
  );
  const { rows } = await database.query<{ body: string }>(
    `select prosqlbody::text as body from pg_proc where proname = 'described'`,
  );
  await database.query('drop function described');
  return findNode(parseNodeTree(rows[0]?.body ?? ''), 'QUERY');
}

async function main(): Promise<void> {
  const folder = await createTempFolder('row-types');
  const database = await openDatabase(settingsFor(folder), () => undefined);
  try {
    const typer = new ColumnTyper(await loadCatalog(database));
    const rows = new Map<string, string>();
    const files = new Map<string, string>();
    for (const { name, text, file } of findStatements()) {
      const otherFile = files.get(name);
      if (otherFile) throw new Error(`${file} and ${otherFile} both name a statement ${name}.`);
      files.set(name, file);
      const query = await parseStatement(database, text).catch((error: Error) => error);
      if (query instanceof Error) {
        if (composedStatements.includes(name)) continue;
        throw new Error(`${file}: ${name}: ${query.message}`);
      }
      if (composedStatements.includes(name))
        throw new Error(`${name} is valid SQL without its parts of run time: remove it from knownTypes.ts.`);
      const columns = typer.columnsOf(name, query);
      if (columns.length > 0)
        rows.set(name, columns.map(([column, type]) => `${column}: ${type};`).join('\n'));
    }
    const missing = composedStatements.filter((name) => !files.has(name));
    if (missing.length > 0) throw new Error(`knownTypes.ts lists missing statements: ${missing.join(', ')}.`);
    const entries = [...rows].sort(([one], [other]) => one.localeCompare(other));
    writeFileSync(
      target,
      `import type * as enums from '../../../contract/enums';
import type { JsonColumn, JsonText } from './jsonColumns';

/**
 * The rows that each named statement returns. These statements are composed at run time and have no entry:
${[...composedStatements]
  .sort()
  .map((name) => ` * - ${name}`)
  .join('\n')}
 */
export interface StatementRows {
${entries.map(([name, columns]) => `${name}: {\n${columns}\n};`).join('\n')}
}
`,
    );
  } finally {
    await database.close();
    await removeFolder(folder);
  }
}

void main();
