import { openFixture, type Fixture } from '../../testing/fixture';
import { createPooledHasher, setHasher, type Hasher } from '../passwords/hashing';
import { login } from './login.service';
import { hashPassword } from '../passwords/passwords';

const password = 'correct horse battery';
const signInCount = 50;
const maxMs = 5000;

let fixture: Fixture;
let hasher: Hasher;
beforeAll(async () => {
  fixture = await openFixture();
  hasher = createPooledHasher();
  setHasher(hasher);
});
afterAll(async () => {
  await hasher.end();
  await fixture.close();
});

test('50 concurrent sign-ins from one IP address complete within 5 seconds', async () => {
  const company = await fixture.company();
  const passwordHash = await hashPassword(password);
  const emails: string[] = [];
  for (let index = 0; index < signInCount; index += 1) {
    emails.push((await fixture.operator(company, { passwordHash })).email);
  }
  const caller = { requestId: 'r1', ipAddress: '203.0.113.7', userAgent: 'Firefox' };
  const startedAt = performance.now();
  const tokens = await Promise.all(
    emails.map((email) => login({ ...fixture.asAnonymous(), caller }, { email, password })),
  );
  expect(performance.now() - startedAt).toBeLessThan(maxMs);
  expect(tokens).toHaveLength(signInCount);
});
