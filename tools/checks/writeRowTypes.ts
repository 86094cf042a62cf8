import { writeFileSync } from 'node:fs';
import { openDatabase } from '../../server/platform';
import { settingsFor } from '../../server/testing/databaseTemplate';
import { createTempFolder, removeFolder } from '../../server/testing/folders';
import { ColumnTyper, loadCatalog } from './rowTypes/columnTypes';
import { findStatements } from './rowTypes/findStatements';
import { composedConditions, composedStatements } from './rowTypes/knownTypes';
import { parseStatement } from './rowTypes/nodeTree';
import { findUnportable, loadSchema } from './rowTypes/portability';

const target = 'server/platform/db/rows.generated.ts';

async function main(): Promise<void> {
  const folder = await createTempFolder('row-types');
  const database = await openDatabase(settingsFor(folder), () => undefined);
  try {
    const typer = new ColumnTyper(await loadCatalog(database));
    const schema = await loadSchema(database);
    const unportable: string[] = [];
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
      unportable.push(...findUnportable(name, query, schema));
      const columns = typer.columnsOf(name, query);
      if (columns.length > 0)
        rows.set(name, columns.map(([column, type]) => `${column}: ${type};`).join('\n'));
    }
    const missing = [...composedStatements, ...composedConditions].filter((name) => !files.has(name));
    if (missing.length > 0) throw new Error(`knownTypes.ts lists missing statements: ${missing.join(', ')}.`);
    if (unportable.length > 0) throw new Error(unportable.join('\n'));
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
