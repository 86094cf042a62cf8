import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { queueSignIn, rememberSignIn, type SignInOrigin } from './entrance';
import { setHasher } from './hashing';
import { cheapHasher } from '../../testing/cheapHasher';

const slots = Math.max(2, availableParallelism());
const longest = 100;

beforeAll(() => setHasher(cheapHasher));

/** People at the door whose work ends when the test says so. */
function openDoor() {
  const ends: (() => void)[] = [];
  const said: Record<'in' | 'refused', string[]> = { in: [], refused: [] };
  const come = (name: string, origin: Partial<SignInOrigin>): Promise<void> =>
    queueSignIn({ ipAddress: name, account: name, isKnownDevice: false, ...origin }, () => {
      said.in.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    }).catch((error: unknown) => {
      said.refused.push(name);
      expect(error).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 5 } });
    });
  const endAll = async (): Promise<void> => {
    await nextTurn();
    while (ends.length > 0) {
      ends.splice(0).forEach((end) => end());
      await nextTurn();
    }
  };
  return { come, said, endAll };
}

let networks = 0;
const addresses = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${Math.floor(at / 250)}.${at % 250}`);
const aNetwork = (): string => `192.0.2.${(networks += 1)}`;

// First: from 300 failures on, every wrong password is suspicious.
test('a slot rests after wrong passwords of one account, and after no right one', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  const stored = await cheapHasher.hash('right');
  const attempt = (password: string) =>
    queueSignIn({ ipAddress: aNetwork(), account: 'tried', isKnownDevice: true }, (check) =>
      check(stored, password),
    );
  for (let wrong = 0; wrong < 20; wrong += 1) expect(await attempt('wrong')).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
  expect(await attempt('right')).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
  expect(await attempt('wrong')).toBe(false);
  expect(jest.getTimerCount()).toBe(1);
  jest.runAllTimers();
  jest.useRealTimers();
});

test('of thousands who come at once some are let in, some wait, and the others are told when to come again', async () => {
  const { come, said, endAll } = openDoor();
  const everyone = addresses(3000, '10.0.').map((address) => come(address, {}));
  await nextTurn();
  expect([said.in.length, said.refused.length]).toEqual([slots, 3000 - slots - longest]);
  await endAll();
  await Promise.all(everyone);
  expect(said.in).toHaveLength(slots + longest);
});

test('four networks that fill the line do not close the door for anyone else', async () => {
  const { come, said, endAll } = openDoor();
  const crowds = Array.from({ length: 4 }, aNetwork);
  const everyone = Array.from({ length: 160 }, (_, at) =>
    come(`stranger ${at}`, { ipAddress: crowds[at % 4], account: `account ${at}` }),
  );
  await nextTurn();
  everyone.push(come('operator', { ipAddress: aNetwork() }));
  await nextTurn();
  expect(said.refused).not.toContain('operator');
  await endAll();
  await Promise.all(everyone);
  // The next to be let in, but for those who were in already.
  expect(said.in.indexOf('operator')).toBeLessThanOrEqual(slots + 4);
});

test('a network is one in the line, however many of its IPv6 addresses come', async () => {
  const { come, said, endAll } = openDoor();
  const everyone = Array.from({ length: 160 }, (_, at) =>
    come(`stranger ${at}`, { ipAddress: `2001:db8:77:${at.toString(16)}::1` }),
  );
  everyone.push(come('operator', { ipAddress: aNetwork() }));
  await endAll();
  await Promise.all(everyone);
  expect(said.in).toContain('operator');
});

test('known devices, and accounts that were signed in to from there, have a line that strangers can’t fill', async () => {
  const { come, said, endAll } = openDoor();
  const home = aNetwork();
  rememberSignIn({ ipAddress: home, account: 'at home', isKnownDevice: false });
  const everyone = addresses(400, '10.1.').map((address) => come(address, {}));
  await nextTurn();
  everyone.push(come('known device', { isKnownDevice: true }), come('at home', { ipAddress: home }));
  await nextTurn();
  expect(said.in).toEqual(expect.arrayContaining(['known device', 'at home']));
  const [inside, beside] = ['2001:db8:5:1ff::1', '2001:db8:5:200::1'];
  rememberSignIn({ ipAddress: '2001:db8:5:100::1', account: 'at home', isKnownDevice: false });
  everyone.push(come('same /56', { ipAddress: inside, account: 'at home' }));
  everyone.push(come('same /48', { ipAddress: beside, account: 'at home' }));
  everyone.push(come('stranger', { ipAddress: home }));
  await nextTurn();
  expect(said.refused).toEqual(expect.arrayContaining(['stranger', 'same /48']));
  expect(said.refused).not.toContain('same /56');
  await endAll();
  await Promise.all(everyone);
});

test('50 people behind one address are all let in', async () => {
  const { come, said, endAll } = openDoor();
  const office = aNetwork();
  const everyone = Array.from({ length: 50 }, (_, at) => come(`person ${at}`, { ipAddress: office }));
  await endAll();
  await Promise.all(everyone);
  expect([said.in.length, said.refused.length]).toEqual([50, 0]);
});

test('attempts that are refused count: a network with very many of them is refused at once', async () => {
  const { come, said, endAll } = openDoor();
  const greedy = aNetwork();
  const everyone = Array.from({ length: longest + slots + 201 }, (_, at) =>
    come(`greedy ${at}`, { ipAddress: greedy, account: `account ${at}` }),
  );
  await nextTurn();
  await endAll();
  await Promise.all(everyone);
  const late = come('late', { ipAddress: greedy });
  await late;
  expect(said.refused).toContain('late');
  const known = come('known', { ipAddress: greedy, isKnownDevice: true });
  await endAll();
  await known;
  expect(said.in).toContain('known');
});
