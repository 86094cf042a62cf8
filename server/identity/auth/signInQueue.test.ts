import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { queueSignIn, rememberSignIn, type SignInOrigin } from './signInQueue';
import { setHasher } from '../passwords/hashing';
import { cheapHasher } from '../../testing/cheapHasher';

const slots = Math.max(2, availableParallelism());
const maxQueued = 100;

beforeAll(() => setHasher(cheapHasher));

/** Creates sign-ins that run until the test finishes them. */
function setUpSignIns() {
  const finishers: (() => void)[] = [];
  const outcomes: Record<'in' | 'refused', string[]> = { in: [], refused: [] };
  const attemptSignIn = (name: string, origin: Partial<SignInOrigin>): Promise<void> =>
    queueSignIn({ ipAddress: name, account: name, isKnownDevice: false, ...origin }, () => {
      outcomes.in.push(name);
      return new Promise<void>((resolve) => finishers.push(resolve));
    }).catch((error: unknown) => {
      outcomes.refused.push(name);
      expect(error).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 5 } });
    });
  const finishAll = async (): Promise<void> => {
    await nextTurn();
    while (finishers.length > 0) {
      finishers.splice(0).forEach((finish) => finish());
      await nextTurn();
    }
  };
  return { attemptSignIn, outcomes, finishAll };
}

let networkCount = 0;
const ipAddresses = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${Math.floor(index / 250)}.${index % 250}`);
const nextNetwork = (): string => `192.0.2.${(networkCount += 1)}`;

// This test runs first, because after 300 failures every wrong password is suspicious.
test('queueSignIn pauses the slot after the 21st wrong password for an account, not after a correct one', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  const storedHash = await cheapHasher.hash('right');
  const attempt = (password: string) =>
    queueSignIn({ ipAddress: nextNetwork(), account: 'ada@acme.test', isKnownDevice: true }, (check) =>
      check(storedHash, password),
    );
  for (let index = 0; index < 20; index += 1) expect(await attempt('wrong')).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
  expect(await attempt('right')).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  expect(await attempt('wrong')).toBe(false);
  expect(jest.getTimerCount()).toBe(1);
  jest.runAllTimers();
  jest.useRealTimers();
});

test('queueSignIn runs sign-ins up to the number of slots, queues 100 more and rejects the rest', async () => {
  const { attemptSignIn, outcomes, finishAll } = setUpSignIns();
  const attempts = ipAddresses(3000, '10.0.').map((address) => attemptSignIn(address, {}));
  await nextTurn();
  expect([outcomes.in.length, outcomes.refused.length]).toEqual([slots, 3000 - slots - maxQueued]);
  await finishAll();
  await Promise.all(attempts);
  expect(outcomes.in).toHaveLength(slots + maxQueued);
});

test('queueSignIn runs a sign-in after at most one from each of four networks that fill the queue', async () => {
  const { attemptSignIn, outcomes, finishAll } = setUpSignIns();
  const busyNetworks = Array.from({ length: 4 }, nextNetwork);
  const attempts = Array.from({ length: 160 }, (_, index) =>
    attemptSignIn(`stranger ${index}`, { ipAddress: busyNetworks[index % 4], account: `account ${index}` }),
  );
  await nextTurn();
  attempts.push(attemptSignIn('operator', { ipAddress: nextNetwork() }));
  await nextTurn();
  expect(outcomes.refused).not.toContain('operator');
  await finishAll();
  await Promise.all(attempts);
  // At most the running sign-ins and one of each busy network precede the operator.
  expect(outcomes.in.indexOf('operator')).toBeLessThanOrEqual(slots + 4);
});

test('queueSignIn accepts a sign-in from another network when addresses of one IPv6 network fill the queue', async () => {
  const { attemptSignIn, outcomes, finishAll } = setUpSignIns();
  const attempts = Array.from({ length: 160 }, (_, index) =>
    attemptSignIn(`stranger ${index}`, { ipAddress: `2001:db8:77:${index.toString(16)}::1` }),
  );
  attempts.push(attemptSignIn('operator', { ipAddress: nextNetwork() }));
  await finishAll();
  await Promise.all(attempts);
  expect(outcomes.in).toContain('operator');
});

test('queueSignIn accepts known devices and accounts recently used on the same network when the queue is full', async () => {
  const { attemptSignIn, outcomes, finishAll } = setUpSignIns();
  const homeNetwork = nextNetwork();
  rememberSignIn({ ipAddress: homeNetwork, account: 'at home', isKnownDevice: false });
  const attempts = ipAddresses(400, '10.1.').map((address) => attemptSignIn(address, {}));
  await nextTurn();
  attempts.push(
    attemptSignIn('known device', { isKnownDevice: true }),
    attemptSignIn('at home', { ipAddress: homeNetwork }),
  );
  await nextTurn();
  expect(outcomes.in).toEqual(expect.arrayContaining(['known device', 'at home']));
  const [sameNetworkAddress, otherNetworkAddress] = ['2001:db8:5:1ff::1', '2001:db8:5:200::1'];
  rememberSignIn({ ipAddress: '2001:db8:5:100::1', account: 'at home', isKnownDevice: false });
  attempts.push(attemptSignIn('same /56', { ipAddress: sameNetworkAddress, account: 'at home' }));
  attempts.push(attemptSignIn('same /48', { ipAddress: otherNetworkAddress, account: 'at home' }));
  attempts.push(attemptSignIn('stranger', { ipAddress: homeNetwork }));
  await nextTurn();
  expect(outcomes.refused).toEqual(expect.arrayContaining(['stranger', 'same /48']));
  expect(outcomes.refused).not.toContain('same /56');
  await finishAll();
  await Promise.all(attempts);
});

test('queueSignIn accepts 50 concurrent sign-ins from one IP address', async () => {
  const { attemptSignIn, outcomes, finishAll } = setUpSignIns();
  const officeNetwork = nextNetwork();
  const attempts = Array.from({ length: 50 }, (_, index) =>
    attemptSignIn(`person ${index}`, { ipAddress: officeNetwork }),
  );
  await finishAll();
  await Promise.all(attempts);
  expect([outcomes.in.length, outcomes.refused.length]).toEqual([50, 0]);
});

test('queueSignIn rejects a network with too many rejected attempts, except for known devices', async () => {
  const { attemptSignIn, outcomes, finishAll } = setUpSignIns();
  const busyNetwork = nextNetwork();
  const attempts = Array.from({ length: maxQueued + slots + 201 }, (_, index) =>
    attemptSignIn(`greedy ${index}`, { ipAddress: busyNetwork, account: `account ${index}` }),
  );
  await nextTurn();
  await finishAll();
  await Promise.all(attempts);
  const lateAttempt = attemptSignIn('late', { ipAddress: busyNetwork });
  await lateAttempt;
  expect(outcomes.refused).toContain('late');
  const knownAttempt = attemptSignIn('known', { ipAddress: busyNetwork, isKnownDevice: true });
  await finishAll();
  await knownAttempt;
  expect(outcomes.in).toContain('known');
});
