import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { endHashing, hashSecret, hashWithSalt, isHashOf } from './hashing';

afterEach(endHashing);

// Niceness is field 19 of `stat` in proc(5). Splitting starts after field 2, the process name, which can
// contain spaces.
const nicenessOf = (task: string): number => {
  const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
};

// Only Linux has a priority per thread.
if (process.platform === 'linux') {
  test('hashSecret hashes on a thread with a lower priority than the main thread', async () => {
    const before = new Set(readdirSync('/proc/self/task'));
    await hashSecret('plum kettle orbit');
    const threads = readdirSync('/proc/self/task');
    const newThreadNiceness = threads.filter((task) => !before.has(task)).map(nicenessOf);
    const mainThreadNiceness = nicenessOf(String(process.pid));
    expect(Math.max(...newThreadNiceness)).toBeGreaterThan(mainThreadNiceness);
  });
}

test('isHashOf returns true only for the hashed password, also after endHashing', async () => {
  const storedHash = await hashSecret('plum kettle orbit');
  expect(storedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await endHashing();
  expect(await isHashOf(storedHash, 'plum kettle orbit')).toBe(true);
  expect(await isHashOf(storedHash, 'plum kettle orbiT')).toBe(false);
});

test('hashWithSalt returns the same hash for the same salt, and another hash for another salt', async () => {
  const hashWith = (salt: string) => hashWithSalt('ABCDE12345', Buffer.from(salt));
  const [first, repeated, otherSalt] = await Promise.all([
    hashWith('s'.repeat(16)),
    hashWith('s'.repeat(16)),
    hashWith('t'.repeat(16)),
  ]);
  expect(repeated.equals(first)).toBe(true);
  expect(otherSalt.equals(first)).toBe(false);
});

test('hashSecret rejects when its thread fails to start, and starts a new thread on the next call', async () => {
  jest.spyOn(path, 'resolve').mockReturnValueOnce('/nowhere/hashThread.js');
  await expect(hashSecret('plum')).rejects.toThrow();
  expect(await isHashOf(await hashSecret('plum'), 'plum')).toBe(true);
  jest.restoreAllMocks();
});

test('isHashOf rejects a malformed hash and still verifies the next one', async () => {
  await expect(isHashOf('no hash', 'plum kettle orbit')).rejects.toThrow();
  expect(await isHashOf(await hashSecret('plum'), 'plum')).toBe(true);
});
