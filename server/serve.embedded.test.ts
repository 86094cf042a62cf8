import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { openEmbedded } from './platform/internals';
import { embeddedTemplate } from './testing/databaseTemplate';
import { createTempFolder, removeFolder } from './testing/folders';
import { findFreePort } from './testing/findFreePort';
import { waitUntil } from './testing/waitUntil';

const timeoutMs = 90_000;
let dataDir: string;
let running: Program[] = [];

/** A running server process. */
class Program {
  output = '';
  errors = '';
  /** Resolves to the exit code, or to the signal that ended the process. */
  readonly exited: Promise<number | string | null>;

  constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    this.exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
    running.push(this);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async ready(): Promise<void> {
    await waitUntil(() => this.output.includes('Livery is ready') || this.child.exitCode !== null, timeoutMs);
    if (this.child.exitCode !== null) throw new Error(this.errors || 'The server did not start.');
  }
}

async function start(
  settings: Record<string, string> = {},
  program: readonly string[] = ['main.ts'],
): Promise<Program> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    // Avoids loading a developer's .env file.
    cwd: __dirname,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, PORT: String(port), ...settings },
  });
  return new Program(child, port);
}

beforeAll(async () => {
  dataDir = await createTempFolder('serve');
  await embeddedTemplate.clone(dataDir);
});

afterEach(async () => {
  for (const program of running) program.kill('SIGKILL');
  await Promise.all(running.map(({ exited }) => exited));
  running = [];
});

afterAll(() => removeFolder(dataDir));

test(
  'the server prints one line on start, locks its data folder, and serves requests while it drains after SIGTERM',
  async () => {
    const first = await start({ LOG_LEVEL: 'warn', DRAIN_SECONDS: '5' });
    await first.ready();
    expect(first.output).toMatch(
      new RegExp(
        `^Livery is ready at http://localhost:${first.port} \\(embedded database in .*, test mode\\)\\.\n$`,
      ),
    );

    const second = await start();
    expect(await second.exited).toBe(1);
    expect(second.errors.trim().split('\n')).toHaveLength(1);
    expect(second.errors).toContain(String(first.pid));

    const baseUrl = `http://127.0.0.1:${first.port}`;
    const readyStatus = async () => (await fetch(`${baseUrl}/health/ready`)).status;
    expect(await readyStatus()).toBe(200);

    first.kill('SIGTERM');
    await waitUntil(async () => (await readyStatus()) !== 200);
    const response = await fetch(`${baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect([response.status, await readyStatus()]).toEqual([200, 503]);
    expect(await first.exited).toBe(0);
    await expect(readyStatus()).rejects.toThrow();
  },
  timeoutMs,
);

test(
  'the server rejects an invalid setting with one line that names it',
  async () => {
    const program = await start({ DATABASE_POOL_SIZE: 'large' });
    expect(await program.exited).toBe(1);
    expect(program.errors.trim()).toBe('DATABASE_POOL_SIZE takes a whole number from 2 to 500.');
  },
  timeoutMs,
);

test(
  'the server rejects a port in use with a one-line error',
  async () => {
    const otherServer = createServer();
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
    const address = otherServer.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const program = await start({ PORT: port });
    expect(await program.exited).toBe(1);
    expect(program.errors.trim()).toBe(`Port ${port} is taken by another program. Set PORT to a free one.`);
    otherServer.close();
  },
  timeoutMs,
);

test(
  'the server reports the statement of a failed migration without a stack, and exits with code 1',
  async () => {
    const folder = await createTempFolder('failed');
    await embeddedTemplate.clone(folder);
    const engine = await openEmbedded(path.join(folder, 'database'), () => {});
    await engine.query("delete from schema_migrations where name >= '0051_table_names.sql'");
    await engine.close();

    const program = await start({ DATA_DIR: folder });
    expect(await program.exited).toBe(1);
    expect(program.errors.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^The migration 0051_table_names\.sql failed at line 3: .* already exists.* \(SQLSTATE 42P07\)$/,
      ),
      '  Statement 1 (line 3): alter view site_content rename to portal_content',
      'The transaction was rolled back. Remove the cause and start again.',
    ]);
    await removeFolder(folder);
  },
  timeoutMs,
);

const key = Buffer.alloc(32, 7).toString('base64');
const production = { NODE_ENV: 'production', SIGNING_KEY: key, ENCRYPTION_KEY: key };

test(
  'the server refuses to start in production without Stripe, SMTP and https',
  async () => {
    const refused = await start(production);
    expect(await refused.exited).toBe(1);
    expect(refused.errors.trim()).toMatch(
      /^Production needs a live STRIPE_SECRET_KEY, SMTP_URL, and an https PUBLIC_URL\./,
    );
  },
  timeoutMs,
);

test(
  'the demo refuses to start in production',
  async () => {
    const program = await start({ NODE_ENV: 'production' }, ['start.ts', '--demo']);
    expect(await program.exited).toBe(1);
    expect(program.errors.trim()).toMatch(
      /^Can’t start the demo in production, because its passwords are public\./,
    );
  },
  timeoutMs,
);

describe('trace log in production without Stripe, SMTP and https', () => {
  let output: string;
  beforeAll(async () => {
    const program = await start({
      ...production,
      PRODUCTION_WITHOUT: 'stripe,smtp,https',
      LOG_LEVEL: 'trace',
    });
    await program.ready();
    const baseUrl = `http://127.0.0.1:${program.port}`;
    await fetch(`${baseUrl}/operators/1/profile-image?accessToken=secret-in-address`);
    await fetch(`${baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret-in-header' },
      body: JSON.stringify({
        query:
          'mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }',
        variables: { email: 'unknown@example.com', password: 'secret-in-variables' },
      }),
    });
    const postQuery = async (query: string, token?: string) => {
      const response = await fetch(`${baseUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query }),
      });
      return response.json();
    };
    const account =
      '{ companyName: "Acme", name: "Ada", email: "ada@acme.test", password: "a long enough one" }';
    const { data } = await postQuery(`mutation { signUp(input: ${account}) { accessToken } }`);
    await postQuery('mutation { addStarterGuides { id } }', data.signUp.accessToken);
    await postQuery('{ clients { totalCount } }');
    await postQuery('mutation { login(email: "ada@acme.test", password: "wrong\\u000A{}") { accessToken } }');
    await postQuery('{ clients { nothing } }');
    program.kill('SIGINT');
    expect(await program.exited).toBe(0);
    output = program.output + program.errors;
  }, timeoutMs);

  test('warns about each accepted gap', () => {
    for (const name of ['stripe', 'smtp', 'https'])
      expect(output).toContain(`Production runs without ${name}: `);
  });

  test('contains requests but no tokens or passwords', () => {
    expect(output).toContain('/operators/1/profile-image?accessToken=[redacted]');
    expect(output).not.toMatch(/secret-in-|a long enough one|wrong/);
  });

  test('identifies the operator, company and operation of refused requests', () => {
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request refused');
    expect(refused.slice(-4)).toEqual([
      expect.objectContaining({
        code: 'COMPANY_PENDING',
        operations: ['addStarterGuides'],
        operatorId: expect.any(String),
        companyId: expect.any(String),
        reqId: expect.any(String),
        time: expect.any(Number),
      }),
      expect.objectContaining({ code: 'UNAUTHENTICATED' }),
      expect.objectContaining({ code: 'INVALID_CREDENTIALS', operations: ['login'] }),
      expect.objectContaining({ code: 'BAD_USER_INPUT', errorCount: 1 }),
    ]);
  });
});
