import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { openDatabase } from '../../server/db/openDatabase';
import { parseSettings } from '../../server/settings';
import { insertCompany, insertOperator } from '../../server/testing/inhabitants';
import { addManyClients } from '../../server/testing/manyClients';
import { newFolder, removeFolder } from '../../server/testing/template';
import type { ExportApiInput } from '../processes/exportApi';
import type { Row } from '../table';

const clients = 200_000;
const warmUp = 20_000;
const mostGrowth = 64_000_000;

const aKey = (): string => randomBytes(32).toString('base64');

/** A company of 200,000 clients in an embedded database of its own. */
async function furnish(dataDir: string): Promise<ExportApiInput> {
  const keys = { SIGNING_KEY: aKey(), ENCRYPTION_KEY: aKey() };
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0', ...keys };
  const database = await openDatabase(parseSettings(environment));
  const company = await insertCompany(database, {});
  const operator = await insertOperator(database, company, { role: 'Admin' });
  await addManyClients(database, company.id, clients);
  await database.query('analyze');
  await database.close();
  return { environment, company, operator };
}

async function ask(api: ChildProcess, line: string): Promise<string> {
  api.send(line);
  const [answer] = await once(api, 'message');
  return String(answer);
}

/** Reads a file to its end without keeping it, and says how many lines it has. */
async function linesOf(url: string): Promise<number> {
  let lines = 0;
  const { body } = await fetch(url);
  if (!body) throw new Error('The export has no body.');
  for await (const part of body) for (const byte of part) if (byte === 10) lines += 1;
  return lines;
}

/** How much more memory the API holds at most while 200,000 clients are exported, after a smaller export. */
async function measure(api: ChildProcess): Promise<{ growth: number; seconds: number }> {
  await linesOf(await ask(api, `link ${warmUp}`));
  await ask(api, 'peak');
  const before = Number(await ask(api, 'peak'));
  const began = Date.now();
  const lines = await linesOf(await ask(api, `link ${clients}`));
  const seconds = (Date.now() - began) / 1000;
  if (lines !== clients + 1) throw new Error(`The export has ${lines} lines.`);
  return { growth: Number(await ask(api, 'peak')) - before, seconds };
}

/** The budget of an export: it is streamed, whatever its length. */
export async function clientExportRows(): Promise<Row[]> {
  const dataDir = await newFolder('bench-export');
  try {
    const input = await furnish(dataDir);
    const program = path.join(__dirname, '../processes/exportApi.ts');
    const api = fork(program, [JSON.stringify(input)], { execArgv: ['--import', 'tsx'] });
    await once(api, 'message');
    const { growth, seconds } = await measure(api).finally(() => {
      api.disconnect();
    });
    await once(api, 'exit');
    return [
      {
        what: 'export of 200,000 clients with all columns: memory of the API and its embedded database',
        measured: `${(growth / 1e6).toFixed(1)} MB more (${seconds.toFixed(1)} s)`,
        floor: 'after an export of 20,000',
        ratio: null,
        budget: 'at most 64 MB more',
        isKept: growth <= mostGrowth,
      },
    ];
  } finally {
    await removeFolder(dataDir);
  }
}
