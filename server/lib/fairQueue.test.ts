import { setImmediate as nextTurn } from 'node:timers/promises';
import { fairQueue } from './fairQueue';

const full = () => new Error('Come again later.');

/** A queue whose work ends when the test says so. */
function openQueue(
  count: number,
  longest: number,
  others: { mostOfOne?: number; mostRemembered?: number } = {},
) {
  const inTurn = fairQueue({ count, longest, refuse: full, ...others });
  const running: { name: string; end: () => void }[] = [];
  const begun: string[] = [];
  const refused: string[] = [];
  const come = (name: string, ...keys: string[]): Promise<void> =>
    inTurn(keys, () => {
      begun.push(name);
      return new Promise<void>((end) => running.push({ name, end }));
    }).catch(() => {
      refused.push(name);
    });
  const endOne = async (): Promise<void> => {
    running.shift()?.end();
    await nextTurn();
  };
  const endAll = async (): Promise<void> => {
    await nextTurn();
    while (running.length > 0) await endOne();
  };
  return { come, begun, refused, endOne, endAll };
}

test('serves a newcomer before the rest of a crowd', async () => {
  const { come, begun, endAll } = openQueue(1, 100);
  const everyone = Array.from({ length: 4 }, (_, at) => come(`crowd ${at}`, 'network a', `account ${at}`));
  everyone.push(come('newcomer', 'network b', 'account b'));
  await endAll();
  await Promise.all(everyone);
  expect(begun).toEqual(['crowd 0', 'newcomer', 'crowd 1', 'crowd 2', 'crowd 3']);
});

test('serves accounts of one network in turn, and an account that comes from everywhere once a round', async () => {
  const { come, begun, endAll } = openQueue(1, 100);
  const everyone = [
    come('ada 1', 'office', 'ada'),
    come('ada 2', 'office', 'ada'),
    come('bob', 'office', 'bob'),
    come('eve 1', 'network 1', 'eve'),
    come('eve 2', 'network 2', 'eve'),
    come('joe', 'network 3', 'joe'),
  ];
  await endAll();
  await Promise.all(everyone);
  expect(begun).toEqual(['ada 1', 'eve 1', 'joe', 'bob', 'eve 2', 'ada 2']);
});

test('newcomers that keep coming do not hold up a key that was served before', async () => {
  const { come, begun, endOne, endAll } = openQueue(1, 100);
  const everyone = [come('ada', 'ada'), come('stranger 0', 'stranger 0'), come('ada again', 'ada')];
  await nextTurn();
  for (let count = 1; count <= 5; count += 1) {
    everyone.push(come(`stranger ${count}`, `stranger ${count}`));
    await endOne();
  }
  await endAll();
  await Promise.all(everyone);
  expect(begun.slice(0, 4)).toEqual(['ada', 'stranger 0', 'stranger 1', 'ada again']);
});

test('forgets the keys that were served longest ago, so that addresses that change do not fill the memory', async () => {
  const { come, begun, endOne, endAll } = openQueue(1, 100, { mostRemembered: 50 });
  const everyone = [come('old', 'old')];
  await nextTurn();
  for (let count = 1; count <= 50; count += 1) {
    everyone.push(come(`key ${count}`, `key ${count}`));
    await endOne();
  }
  everyone.push(come('old again', 'old'), come('newcomer', 'newcomer'), come('last again', 'key 50'));
  await endAll();
  await Promise.all(everyone);
  // With a longer memory, the newcomer would come before the old key.
  expect(begun.slice(-3)).toEqual(['old again', 'newcomer', 'last again']);
});

test('a full queue drops the last entry of its busiest key for a new key, and refuses more of the busy keys', async () => {
  const { come, begun, refused, endAll } = openQueue(1, 4);
  const everyone = Array.from({ length: 6 }, (_, at) => come(`crowd ${at}`, 'network a'));
  await nextTurn();
  expect(refused).toEqual(['crowd 5']);
  everyone.push(come('newcomer', 'network b'), come('second', 'network b'), come('third', 'network b'));
  await nextTurn();
  expect([...refused].sort()).toEqual(['crowd 3', 'crowd 4', 'crowd 5', 'third']);
  await endAll();
  await Promise.all(everyone);
  expect(begun).toEqual(['crowd 0', 'newcomer', 'crowd 1', 'second', 'crowd 2']);
});

test('a company that fills its share waits for its own work, and another company for one piece of it', async () => {
  const { come, begun, refused, endAll } = openQueue(1, 100, { mostOfOne: 3 });
  const everyone = Array.from({ length: 5 }, (_, at) => come(`busy ${at}`, 'busy'));
  await nextTurn();
  expect(refused).toEqual(['busy 3', 'busy 4']);
  everyone.push(come('other 0', 'other'), come('other 1', 'other'));
  await endAll();
  await Promise.all(everyone);
  expect(begun).toEqual(['busy 0', 'other 0', 'busy 1', 'other 1', 'busy 2']);
  const again = come('busy again', 'busy');
  await endAll();
  await again;
  expect(begun).toContain('busy again');
});

test('a slot pauses for as long as its work asks, and failing work frees it', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const inTurn = fairQueue({ count: 1, longest: 10, refuse: full });
  const failed = inTurn(['a'], async (pauseSlot) => {
    pauseSlot(400);
    throw new Error('wrong');
  });
  let isServed = false;
  const second = inTurn(['b'], async () => {
    isServed = true;
  });
  await expect(failed).rejects.toThrow('wrong');
  jest.advanceTimersByTime(399);
  await nextTurn();
  expect(isServed).toBe(false);
  jest.advanceTimersByTime(1);
  await second;
  expect(isServed).toBe(true);
  jest.useRealTimers();
});

/** Work that goes on until it is told to end. */
function pieces() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const endFirst = async (): Promise<void> => {
    await nextTurn();
    ends.shift()?.();
  };
  return { work, endFirst };
}

test('refuses a key that has its share, and no other', async () => {
  const { work, endFirst } = pieces();
  const inTurn = fairQueue({ count: 1, longest: 10, mostOfOne: 2, refuse: full });
  const taken = [inTurn(['greedy', 'network'], work), inTurn(['greedy', 'elsewhere'], work)];
  await expect(inTurn(['greedy', 'third network'], work)).rejects.toThrow('Come again later.');
  taken.push(inTurn(['modest', 'network'], work));
  await expect(inTurn(['other', 'network'], work)).rejects.toThrow('Come again later.');

  for (const one of taken) {
    await endFirst();
    await one;
  }
  const again = inTurn(['greedy', 'network'], work);
  await endFirst();
  await again;
});

test('work that a full queue refuses counts for no share', async () => {
  const { work, endFirst } = pieces();
  const inTurn = fairQueue({ count: 1, longest: 1, mostOfOne: 2, refuse: full });
  const first = inTurn(['a'], work);
  const second = inTurn(['b'], work);
  for (let tries = 0; tries < 3; tries += 1)
    await expect(inTurn(['c'], work)).rejects.toThrow('Come again later.');
  await endFirst();
  await first;
  await endFirst();
  await second;
  const third = inTurn(['c'], work);
  await endFirst();
  await third;
});

test('a full queue refuses more work at once, until it is shorter', async () => {
  const inTurn = fairQueue({ count: 2, longest: 3, refuse: full });
  const ends: (() => void)[] = [];
  const work = () => inTurn([], () => new Promise<void>((resolve) => ends.push(resolve)));

  const taken = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toThrow('Come again later.');
  ends.shift()?.();
  await taken[0];
  taken.push(work());
  await expect(work()).rejects.toThrow('Come again later.');

  while (ends.length > 0) {
    ends.splice(0).forEach((end) => end());
    await nextTurn();
  }
  await Promise.all(taken);
});
