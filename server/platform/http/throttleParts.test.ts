import { setImmediate as nextTurn } from 'node:timers/promises';
import { inLocale, language, locale } from '../../lib/i18n/i18n';
import { limitConcurrency } from '../../lib/limitConcurrency';
import { throttleParts } from './downloads';

const partMs = 20;

async function readAll(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

test('throttleParts reads one part at a time across files, and pauses as long as each read took', async () => {
  let concurrentReads = 0;
  let maxConcurrentReads = 0;
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const wait = async (ms: number) => {
    await nextTurn();
    now += ms;
  };
  async function* file(name: string) {
    for (let part = 1; part <= 5; part += 1) {
      concurrentReads += 1;
      maxConcurrentReads = Math.max(maxConcurrentReads, concurrentReads);
      await wait(partMs);
      concurrentReads -= 1;
      yield `${name}${part} `;
    }
  }
  const schedule = limitConcurrency(1);
  const texts = await Promise.all(
    ['a', 'b', 'c'].map((name) => readAll(throttleParts(file(name), schedule, wait))),
  );
  expect(texts).toEqual(['a1 a2 a3 a4 a5 ', 'b1 b2 b3 b4 b5 ', 'c1 c2 c3 c4 c5 ']);
  expect(maxConcurrentReads).toBe(1);
  // Each of the 15 parts takes one read and a pause of the same length. The final read of each file takes no
  // time.
  await nextTurn();
  expect(now).toBe(15 * 2 * partMs);
  jest.restoreAllMocks();
});

test('throttleParts throws the error of a failed file, and continues with other files', async () => {
  async function* failing() {
    yield 'a';
    await nextTurn();
    throw new Error('The disk is full.');
  }
  async function* complete() {
    yield 'b';
    await nextTurn();
    yield 'c';
  }
  const schedule = limitConcurrency(1);
  const [failed, text] = await Promise.allSettled([
    readAll(throttleParts(failing(), schedule)),
    readAll(throttleParts(complete(), schedule)),
  ]);
  expect(failed).toMatchObject({ reason: { message: 'The disk is full.' } });
  expect(text).toMatchObject({ value: 'bc' });
});

test('throttleParts closes the source when the reader stops early', async () => {
  let isSourceClosed = false;
  async function* file() {
    try {
      yield 'a';
      await nextTurn();
      yield 'b';
    } finally {
      isSourceClosed = true;
    }
  }
  for await (const part of throttleParts(file(), limitConcurrency(1))) if (part === 'a') break;
  expect(isSourceClosed).toBe(true);
});

test('throttleParts reads a file in the language of the request, without its region', async () => {
  async function* file() {
    yield language();
    await nextTurn();
    yield ` ${locale()}`;
  }
  const text = inLocale('de-CH', () => readAll(throttleParts(file(), limitConcurrency(1))));
  expect(await text).toBe('de de');
});
