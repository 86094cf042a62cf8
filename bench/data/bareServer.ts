import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { pgTypes } from '../../server/db/values';

/** Whatever it is asked, it sends the same statements and answers with the rows of the last one that has any. */
export async function startBareServer(
  databaseUrl: string,
  poolSize: number,
  statements: readonly pg.QueryConfig[],
): Promise<{ url: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, types: pgTypes });

  async function rowsOfLast(): Promise<unknown[]> {
    const client = await pool.connect();
    try {
      let last: unknown[] = [];
      for (const statement of statements) {
        const { rows = [] } = await client.query(statement);
        if (rows.length > 0) last = rows;
      }
      return last;
    } finally {
      client.release();
    }
  }

  const server = createServer(async (request, response) => {
    request.resume();
    const rows = await rowsOfLast();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await pool.end();
    },
  };
}
