import { setImmediate as nextTurn } from 'node:timers/promises';
import { limitConcurrency } from '../lib/limitConcurrency';
import { partsInTurn } from './partsInTurn';

const partMs = 20;

async function gathered(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

test('of files that share a turn one part is read at a time, and half of the time none', async () => {
  let reading = 0;
  let most = 0;
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const wait = async (ms: number) => {
    await nextTurn();
    now += ms;
  };
  async function* file(name: string) {
    for (let part = 1; part <= 5; part += 1) {
      reading += 1;
      most = Math.max(most, reading);
      await wait(partMs);
      reading -= 1;
      yield `${name}${part} `;
    }
  }
  const inTurn = limitConcurrency(1);
  const texts = await Promise.all(
    ['a', 'b', 'c'].map((name) => gathered(partsInTurn(file(name), inTurn, wait))),
  );
  expect(texts).toEqual(['a1 a2 a3 a4 a5 ', 'b1 b2 b3 b4 b5 ', 'c1 c2 c3 c4 c5 ']);
  expect(most).toBe(1);
  // Each of the 15 parts and of the 3 ends is followed by a pause as long as its reading took, but for the last.
  await nextTurn();
  expect(now).toBe(15 * 2 * partMs);
  jest.restoreAllMocks();
});

test('a file that breaks off says why, and keeps no other from its turn', async () => {
  async function* broken() {
    yield 'a';
    await nextTurn();
    throw new Error('The disk is full.');
  }
  async function* whole() {
    yield 'b';
    await nextTurn();
    yield 'c';
  }
  const inTurn = limitConcurrency(1);
  const [failed, text] = await Promise.allSettled([
    gathered(partsInTurn(broken(), inTurn)),
    gathered(partsInTurn(whole(), inTurn)),
  ]);
  expect(failed).toMatchObject({ reason: { message: 'The disk is full.' } });
  expect(text).toMatchObject({ value: 'bc' });
});

test('whoever leaves before the end lets go of what is left', async () => {
  let isLetGo = false;
  async function* file() {
    try {
      yield 'a';
      await nextTurn();
      yield 'b';
    } finally {
      isLetGo = true;
    }
  }
  for await (const part of partsInTurn(file(), limitConcurrency(1))) if (part === 'a') break;
  expect(isLetGo).toBe(true);
});
