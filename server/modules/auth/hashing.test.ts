import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { endHashing, hashed, hashWithSalt, isHashOf } from './hashing';

afterEach(endHashing);

// The 19th field of proc(5)'s stat, counted from behind the name, which may hold anything.
const nicenessOf = (task: string): number => {
  const stat = readFileSync(`/proc/self/task/${task}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
};

// Elsewhere a thread has no place of its own.
if (process.platform === 'linux') {
  test('hashes are made by a thread that goes after all others', async () => {
    const before = new Set(readdirSync('/proc/self/task'));
    await hashed('plum kettle orbit');
    const threads = readdirSync('/proc/self/task');
    const begun = threads.filter((task) => !before.has(task)).map(nicenessOf);
    const own = nicenessOf(String(process.pid));
    expect(Math.max(...begun)).toBeGreaterThan(own);
  });
}

test('what was hashed is known again, and nothing else, after the threads have ended too', async () => {
  const stored = await hashed('plum kettle orbit');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await endHashing();
  expect(await isHashOf(stored, 'plum kettle orbit')).toBe(true);
  expect(await isHashOf(stored, 'plum kettle orbiT')).toBe(false);
});

test('a salt gives the same again, and another salt another hash', async () => {
  const salted = (salt: string) => hashWithSalt('ABCDE12345', Buffer.from(salt));
  const [one, again, other] = await Promise.all([
    salted('s'.repeat(16)),
    salted('s'.repeat(16)),
    salted('t'.repeat(16)),
  ]);
  expect(again.equals(one)).toBe(true);
  expect(other.equals(one)).toBe(false);
});

test('a thread that cannot begin refuses what waits for it, and the next hash begins another', async () => {
  jest.spyOn(path, 'resolve').mockReturnValueOnce('/nowhere/hashThread.js');
  await expect(hashed('plum')).rejects.toThrow();
  expect(await isHashOf(await hashed('plum'), 'plum')).toBe(true);
  jest.restoreAllMocks();
});

test('what is no hash is refused, and the next is answered', async () => {
  await expect(isHashOf('no hash', 'plum kettle orbit')).rejects.toThrow();
  expect(await isHashOf(await hashed('plum'), 'plum')).toBe(true);
});
