import { openWorld, type World } from '../../testing/world';
import { createPooledHasher, setHasher, type Hasher } from './hashing';
import { login } from './login';
import { hashPassword } from './passwords';

const password = 'correct horse battery';
const people = 50;
const mostMs = 5000;

let world: World;
let hasher: Hasher;
beforeAll(async () => {
  world = await openWorld();
  hasher = createPooledHasher();
  setHasher(hasher);
});
afterAll(async () => {
  await hasher.end();
  await world.close();
});

test('50 people behind one address who sign in at once are all in within 5 seconds', async () => {
  const company = await world.company();
  const passwordHash = await hashPassword(password);
  const emails: string[] = [];
  for (let at = 0; at < people; at += 1) {
    emails.push((await world.operator(company, { passwordHash })).email);
  }
  const caller = { requestId: 'r1', ipAddress: '203.0.113.7', userAgent: 'Firefox' };
  const startedAt = performance.now();
  const tokens = await Promise.all(
    emails.map((email) => login({ ...world.asNobody(), caller }, { email, password })),
  );
  expect(performance.now() - startedAt).toBeLessThan(mostMs);
  expect(tokens).toHaveLength(people);
});
