import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { openWorld, type World } from '../../testing/world';
import { login } from './login';
import { hashPassword } from './passwords';

const password = 'correct horse battery';
const atOnce = 8;
let world: World;
let email: string;

beforeAll(async () => {
  world = await openWorld();
  ({ email } = await world.operator(await world.company(), { passwordHash: await hashPassword(password) }));
});
afterAll(() => world.close());

interface Try {
  from: string;
  email: string;
  password?: string;
}

const wrong = 'wrong wrong wrong';

async function answerTo(one: Try): Promise<string> {
  const caller = { requestId: 'r1', ipAddress: one.from, userAgent: null };
  const ctx: Context = { ...world.asNobody(), caller };
  try {
    await login(ctx, { email: one.email, password: one.password ?? wrong });
    return 'let in';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** What each of so many tries is answered with, a few at a time. */
async function answersTo(tries: readonly Try[]): Promise<string[]> {
  const answers: string[] = [];
  for (let done = 0; done < tries.length; done += atOnce) {
    answers.push(...(await Promise.all(tries.slice(done, done + atOnce).map(answerTo))));
  }
  return answers;
}

const many = (count: number, make: (number: number) => Try): Try[] =>
  Array.from({ length: count }, (_, at) => make(at + 1));

test('one network has 200 addresses looked at in an hour, and then not even a right password', async () => {
  const here = '198.51.100.7';
  const stuffed = many(200, (number) => ({ from: here, email: `somebody-${number}@nowhere.test` }));
  expect(new Set(await answersTo(stuffed))).toEqual(new Set(['INVALID_CREDENTIALS']));

  expect(await answerTo({ from: here, email: 'somebody-201@nowhere.test' })).toBe('RATE_LIMITED');
  expect(await answerTo({ from: here, email, password })).toBe('RATE_LIMITED');
  expect(await answerTo({ from: '198.51.100.8', email, password })).toBe('let in');
}, 120_000);

test('an IPv6 customer is one network, whichever of their addresses they come from', async () => {
  const stuffed = many(200, (number) => ({
    from: `2001:db8:0:7::${number.toString(16)}`,
    email: `anybody-${number}@nowhere.test`,
  }));
  expect(new Set(await answersTo(stuffed))).toEqual(new Set(['INVALID_CREDENTIALS']));

  expect(await answerTo({ from: '2001:db8:0:7:ffff::1', email: 'anybody-201@nowhere.test' })).toBe(
    'RATE_LIMITED',
  );
  expect(await answerTo({ from: '2001:db8:0:8::1', email: 'anybody-202@nowhere.test' })).toBe(
    'INVALID_CREDENTIALS',
  );
}, 120_000);

test.each(['somebody’s', 'nobody’s'])(
  'an address is looked at 100 times in an hour, from whatever networks: %s',
  async (whose) => {
    const company = await world.company();
    const owner = await world.operator(company, { passwordHash: await hashPassword(password) });
    const address = whose === 'nobody’s' ? `${whose.slice(0, 6)}@nowhere.test` : owner.email;
    const tries = many(100, (number) => ({ from: `203.0.113.${number}`, email: address }));
    expect(new Set(await answersTo(tries))).toEqual(new Set(['INVALID_CREDENTIALS']));
    expect(await answerTo({ from: '203.0.113.101', email: address, password })).toBe('RATE_LIMITED');
  },
  120_000,
);
