import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { openWorld, type World } from '../../testing/world';
import { login } from './login';
import { requestPasswordReset } from './passwordReset';
import { signUp } from './signUp';

let world: World;
let provider: Server;
let asked: Record<string, string>[] = [];
let answer = { status: 200, body: '' };

beforeAll(async () => {
  provider = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = Object.fromEntries(new URLSearchParams(body));
      asked.push(form);
      const isGood = form['secret'] === 'the secret' && form['response'] === 'human';
      response.writeHead(answer.status).end(answer.body || JSON.stringify({ success: isGood }));
    });
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  world = await openWorld({
    BOT_CHECK_SITE_KEY: 'the key',
    BOT_CHECK_SECRET: 'the secret',
    BOT_CHECK_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`,
  });
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: '' };
});
afterAll(async () => {
  await world.close();
  provider.close();
  provider.closeAllConnections();
});

const codeOf = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'through',
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      return error.details.fields ? [error.code, ...Object.keys(error.details.fields)] : error.code;
    },
  );

let made = 0;
const checked: [string, (ctx: Context, botCheckToken: string | null) => Promise<unknown>, string][] = [
  [
    'signUp',
    (ctx, botCheckToken) =>
      signUp(ctx, {
        companyName: 'Acme',
        name: 'Ada',
        email: `ada-${++made}@acme.test`,
        password: 'correct horse battery',
        botCheckToken,
      }),
    'through',
  ],
  [
    'login',
    (ctx, botCheckToken) => login(ctx, { email: 'a@b.test', password: 'x', botCheckToken }),
    'INVALID_CREDENTIALS',
  ],
  [
    'requestPasswordReset',
    (ctx, botCheckToken) => requestPasswordReset(ctx, { email: 'a@b.test', botCheckToken }),
    'through',
  ],
];

describe.each(checked)('%s', (_name, call, passed) => {
  test('goes on when the provider knows the token', async () => {
    expect(await codeOf(call(world.asNobody(), 'human'))).toBe(passed);
    expect(asked).toEqual([{ secret: 'the secret', response: 'human', remoteip: '127.0.0.1' }]);
  });

  test.each([null, '', 'robot', 'x'.repeat(3000)])('is refused with the token %p', async (token) => {
    expect(await codeOf(call(world.asNobody(), token))).toEqual(['BAD_USER_INPUT', 'botCheckToken']);
  });

  test.each([
    { status: 500, body: '{"success":true}' },
    { status: 302, body: '{"success":true}' },
    { status: 200, body: 'success' },
    { status: 200, body: '{"success":"true"}' },
  ])('is UNAVAILABLE when the provider answers $status $body', async (broken) => {
    answer = broken;
    expect(await codeOf(call(world.asNobody(), 'human'))).toBe('UNAVAILABLE');
  });

  test('is UNAVAILABLE when the provider can not be reached', async () => {
    const nobody = world.asNobody();
    const settings = { ...nobody.services.settings, botCheckUrl: 'http://127.0.0.1:9/' };
    const away: Context = { ...nobody, services: { ...nobody.services, settings } };
    expect(await codeOf(call(away, 'human'))).toBe('UNAVAILABLE');
  });

  test('asks nobody while the check is off', async () => {
    const nobody = world.asNobody();
    const settings = { ...nobody.services.settings, botCheckSecret: null };
    const off: Context = { ...nobody, services: { ...nobody.services, settings } };
    expect(await codeOf(call(off, null))).toBe(passed);
    expect(asked).toEqual([]);
  });
});
