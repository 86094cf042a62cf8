import { setImmediate as nextTurn } from 'node:timers/promises';
import { fairQueue } from './fairQueue';

const queueFullError = () => new Error('The queue is full.');

/** Creates a queue whose tasks end when the test ends them. */
function openQueue(
  count: number,
  maxWaiting: number,
  options: { maxPerKey?: number; maxRememberedKeys?: number } = {},
) {
  const enqueue = fairQueue({ concurrency: count, maxWaiting, createError: queueFullError, ...options });
  const running: { name: string; end: () => void }[] = [];
  const started: string[] = [];
  const rejected: string[] = [];
  const submit = (name: string, ...keys: string[]): Promise<void> =>
    enqueue(keys, () => {
      started.push(name);
      return new Promise<void>((end) => running.push({ name, end }));
    }).catch(() => {
      rejected.push(name);
    });
  const finishOne = async (): Promise<void> => {
    running.shift()?.end();
    await nextTurn();
  };
  const finishAll = async (): Promise<void> => {
    await nextTurn();
    while (running.length > 0) await finishOne();
  };
  return { submit, started, rejected, finishOne, finishAll };
}

test('fairQueue serves a new key before the remaining tasks of a busy key', async () => {
  const { submit, started, finishAll } = openQueue(1, 100);
  const submissions = Array.from({ length: 4 }, (_, index) =>
    submit(`task ${index}`, 'network a', `account ${index}`),
  );
  submissions.push(submit('new', 'network b', 'account b'));
  await finishAll();
  await Promise.all(submissions);
  expect(started).toEqual(['task 0', 'new', 'task 1', 'task 2', 'task 3']);
});

test('fairQueue serves the accounts of one network in turn, and an account with many networks once a round', async () => {
  const { submit, started, finishAll } = openQueue(1, 100);
  const submissions = [
    submit('ada 1', 'office', 'ada'),
    submit('ada 2', 'office', 'ada'),
    submit('bob', 'office', 'bob'),
    submit('eve 1', 'network 1', 'eve'),
    submit('eve 2', 'network 2', 'eve'),
    submit('joe', 'network 3', 'joe'),
  ];
  await finishAll();
  await Promise.all(submissions);
  expect(started).toEqual(['ada 1', 'eve 1', 'joe', 'bob', 'eve 2', 'ada 2']);
});

test('fairQueue serves a known key again while new keys keep arriving', async () => {
  const { submit, started, finishOne, finishAll } = openQueue(1, 100);
  const submissions = [submit('ada', 'ada'), submit('new 0', 'new 0'), submit('ada again', 'ada')];
  await nextTurn();
  for (let count = 1; count <= 5; count += 1) {
    submissions.push(submit(`new ${count}`, `new ${count}`));
    await finishOne();
  }
  await finishAll();
  await Promise.all(submissions);
  expect(started.slice(0, 4)).toEqual(['ada', 'new 0', 'new 1', 'ada again']);
});

test('fairQueue forgets the keys served longest ago', async () => {
  const { submit, started, finishOne, finishAll } = openQueue(1, 100, { maxRememberedKeys: 50 });
  const submissions = [submit('old', 'old')];
  await nextTurn();
  for (let count = 1; count <= 50; count += 1) {
    submissions.push(submit(`key ${count}`, `key ${count}`));
    await finishOne();
  }
  submissions.push(submit('old again', 'old'), submit('new', 'new'), submit('last again', 'key 50'));
  await finishAll();
  await Promise.all(submissions);
  // If the queue remembered more keys, it would serve the new key before the old one.
  expect(started.slice(-3)).toEqual(['old again', 'new', 'last again']);
});

test('a full fairQueue drops the last task of the busiest key to accept a task of a new key', async () => {
  const { submit, started, rejected, finishAll } = openQueue(1, 4);
  const submissions = Array.from({ length: 6 }, (_, index) => submit(`task ${index}`, 'network a'));
  await nextTurn();
  expect(rejected).toEqual(['task 5']);
  submissions.push(submit('new', 'network b'), submit('second', 'network b'), submit('third', 'network b'));
  await nextTurn();
  expect([...rejected].sort()).toEqual(['task 3', 'task 4', 'task 5', 'third']);
  await finishAll();
  await Promise.all(submissions);
  expect(started).toEqual(['task 0', 'new', 'task 1', 'second', 'task 2']);
});

test('fairQueue limits the tasks of one key and alternates them with those of another key', async () => {
  const { submit, started, rejected, finishAll } = openQueue(1, 100, { maxPerKey: 3 });
  const submissions = Array.from({ length: 5 }, (_, index) => submit(`busy ${index}`, 'busy'));
  await nextTurn();
  expect(rejected).toEqual(['busy 3', 'busy 4']);
  submissions.push(submit('other 0', 'other'), submit('other 1', 'other'));
  await finishAll();
  await Promise.all(submissions);
  expect(started).toEqual(['busy 0', 'other 0', 'busy 1', 'other 1', 'busy 2']);
  const resubmitted = submit('busy again', 'busy');
  await finishAll();
  await resubmitted;
  expect(started).toContain('busy again');
});

test('fairQueue pauses a slot for the time that its task requests, even if the task fails', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const enqueue = fairQueue({ concurrency: 1, maxWaiting: 10, createError: queueFullError });
  const failed = enqueue(['a'], async (pauseSlot) => {
    pauseSlot(400);
    throw new Error('wrong');
  });
  let isServed = false;
  const second = enqueue(['b'], async () => {
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

function createTasks() {
  const finishers: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => finishers.push(resolve));
  const finishFirst = async (): Promise<void> => {
    await nextTurn();
    finishers.shift()?.();
  };
  return { work, finishFirst };
}

test('fairQueue rejects tasks only for a key that has reached its limit', async () => {
  const { work, finishFirst } = createTasks();
  const enqueue = fairQueue({ concurrency: 1, maxWaiting: 10, maxPerKey: 2, createError: queueFullError });
  const accepted = [enqueue(['busy', 'network'], work), enqueue(['busy', 'elsewhere'], work)];
  await expect(enqueue(['busy', 'third network'], work)).rejects.toThrow('The queue is full.');
  accepted.push(enqueue(['idle', 'network'], work));
  await expect(enqueue(['other', 'network'], work)).rejects.toThrow('The queue is full.');

  for (const submission of accepted) {
    await finishFirst();
    await submission;
  }
  const resubmitted = enqueue(['busy', 'network'], work);
  await finishFirst();
  await resubmitted;
});

test('fairQueue does not count rejected tasks toward the limit of a key', async () => {
  const { work, finishFirst } = createTasks();
  const enqueue = fairQueue({ concurrency: 1, maxWaiting: 1, maxPerKey: 2, createError: queueFullError });
  const first = enqueue(['a'], work);
  const second = enqueue(['b'], work);
  for (let attempt = 0; attempt < 3; attempt += 1)
    await expect(enqueue(['c'], work)).rejects.toThrow('The queue is full.');
  await finishFirst();
  await first;
  await finishFirst();
  await second;
  const third = enqueue(['c'], work);
  await finishFirst();
  await third;
});

test('a full fairQueue rejects tasks without a key', async () => {
  const enqueue = fairQueue({ concurrency: 2, maxWaiting: 3, createError: queueFullError });
  const finishers: (() => void)[] = [];
  const work = () => enqueue([], () => new Promise<void>((resolve) => finishers.push(resolve)));

  const accepted = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toThrow('The queue is full.');
  finishers.shift()?.();
  await accepted[0];
  accepted.push(work());
  await expect(work()).rejects.toThrow('The queue is full.');

  while (finishers.length > 0) {
    finishers.splice(0).forEach((end) => end());
    await nextTurn();
  }
  await Promise.all(accepted);
});
