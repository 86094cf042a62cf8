import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { embeddedTemplate } from './testing/databaseTemplate';
import { newFolder, removeFolder } from './testing/folders';
import { freePort } from './testing/freePort';
import { until } from './testing/until';

const patienceMs = 90_000;
let dataDir: string;
let running: Program[] = [];

/** A start of the real program. */
class Program {
  output = '';
  errors = '';
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;

  constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    this.ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
    running.push(this);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  kill(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async ready(): Promise<void> {
    await until(() => this.output.includes('Livery is ready') || this.child.exitCode !== null, patienceMs);
    if (this.child.exitCode !== null) throw new Error(this.errors || 'It did not start.');
  }
}

async function start(
  settings: Record<string, string> = {},
  program: readonly string[] = ['main.ts'],
): Promise<Program> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    // Where no .env of a developer's is.
    cwd: __dirname,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, PORT: String(port), ...settings },
  });
  return new Program(child, port);
}

beforeAll(async () => {
  dataDir = await newFolder('serve');
  await embeddedTemplate.clone(dataDir);
});

afterEach(async () => {
  for (const program of running) program.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
});

afterAll(() => removeFolder(dataDir));

test(
  'starts with one line, refuses a second start on its folder, and answers on for as long as it was set to after SIGTERM',
  async () => {
    const first = await start({ LOG_LEVEL: 'warn', DRAIN_SECONDS: '5' });
    await first.ready();
    expect(first.output).toMatch(
      new RegExp(
        `^Livery is ready at http://localhost:${first.port} \\(embedded database in .*, test mode\\)\\.\n$`,
      ),
    );

    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.errors.trim().split('\n')).toHaveLength(1);
    expect(second.errors).toContain(String(first.pid));

    const base = `http://127.0.0.1:${first.port}`;
    const isReady = async () => (await fetch(`${base}/health/ready`)).status;
    expect(await isReady()).toBe(200);

    first.kill('SIGTERM');
    await until(async () => (await isReady()) !== 200);
    const answer = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect([answer.status, await isReady()]).toEqual([200, 503]);
    expect(await first.ended).toBe(0);
    await expect(isReady()).rejects.toThrow();
  },
  patienceMs,
);

test(
  'a wrong setting stops the start with one line that names it',
  async () => {
    const program = await start({ DATABASE_POOL_SIZE: 'large' });
    expect(await program.ended).toBe(1);
    expect(program.errors.trim()).toBe('DATABASE_POOL_SIZE takes a whole number from 2 to 500.');
  },
  patienceMs,
);

test(
  'a port that is taken stops the start with one line',
  async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const program = await start({ PORT: port });
    expect(await program.ended).toBe(1);
    expect(program.errors.trim()).toBe(`Port ${port} is taken by another program. Set PORT to a free one.`);
    taken.close();
  },
  patienceMs,
);

const key = Buffer.alloc(32, 7).toString('base64');
const production = { NODE_ENV: 'production', SIGNING_KEY: key, ENCRYPTION_KEY: key };

test(
  'a production without Stripe, a mail server and https does not start unless that is accepted',
  async () => {
    const refused = await start(production);
    expect(await refused.ended).toBe(1);
    expect(refused.errors.trim()).toMatch(
      /^Production needs a live STRIPE_SECRET_KEY, SMTP_URL, and an https PUBLIC_URL\./,
    );
  },
  patienceMs,
);

test(
  'the demo does not start in production',
  async () => {
    const program = await start({ NODE_ENV: 'production' }, ['start.ts', '--demo']);
    expect(await program.ended).toBe(1);
    expect(program.errors.trim()).toMatch(
      /^The demo does not start in production: its passwords are public\./,
    );
  },
  patienceMs,
);

describe('of a production that logs everything, without Stripe, a mail server and https', () => {
  let output: string;
  beforeAll(async () => {
    const program = await start({
      ...production,
      PRODUCTION_WITHOUT: 'stripe,smtp,https',
      LOG_LEVEL: 'trace',
    });
    await program.ready();
    const base = `http://127.0.0.1:${program.port}`;
    await fetch(`${base}/operators/1/profile-image?accessToken=secret-in-address`);
    await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret-in-header' },
      body: JSON.stringify({
        query:
          'mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }',
        variables: { email: 'nobody@example.com', password: 'secret-in-variables' },
      }),
    });
    const call = async (query: string, token?: string) => {
      const answer = await fetch(`${base}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query }),
      });
      return answer.json();
    };
    const account =
      '{ companyName: "Acme", name: "Ada", email: "ada@acme.test", password: "a long enough one" }';
    const { data } = await call(`mutation { signUp(input: ${account}) { accessToken } }`);
    await call('mutation { addStarterGuides { id } }', data.signUp.accessToken);
    await call('{ clients { totalCount } }');
    await call('mutation { login(email: "ada@acme.test", password: "wrong\\u000A{}") { accessToken } }');
    await call('{ clients { nothing } }');
    program.kill('SIGINT');
    expect(await program.ended).toBe(0);
    output = program.output + program.errors;
  }, patienceMs);

  test('the log says what it runs without', () => {
    for (const name of ['stripe', 'smtp', 'https'])
      expect(output).toContain(`Production runs without ${name}: `);
  });

  test('the log holds requests, and neither tokens nor passwords', () => {
    expect(output).toContain('/operators/1/profile-image?accessToken=[redacted]');
    expect(output).not.toMatch(/secret-in-|a long enough one|wrong/);
  });

  test('the log says who was refused what', () => {
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /was refused$/.test(msg));
    expect(refused.slice(-4)).toEqual([
      expect.objectContaining({
        code: 'COMPANY_PENDING',
        asked: ['addStarterGuides'],
        operatorId: expect.any(String),
        companyId: expect.any(String),
        reqId: expect.any(String),
        time: expect.any(Number),
      }),
      expect.objectContaining({ code: 'UNAUTHENTICATED' }),
      expect.objectContaining({ code: 'INVALID_CREDENTIALS', asked: ['login'] }),
      expect.objectContaining({ code: 'BAD_USER_INPUT', mistakes: 1 }),
    ]);
  });
});
