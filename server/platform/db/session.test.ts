import type pg from 'pg';
import { retryWhileUnreachable } from './failures';
import { toQueryConfig } from './query';
import { Session } from './session';

describe('retryWhileUnreachable', () => {
  const hourMs = 60 * 60_000;

  afterEach(() => jest.restoreAllMocks());

  test('gives up after the time limit even if the clock is set back', async () => {
    const now = Date.now();
    jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(now)
      .mockReturnValue(now - hourMs);
    const refuseConnection = () =>
      Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    await expect(retryWhileUnreachable(refuseConnection, 200)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('Session', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('rejects further statements after a time-out and discards the connection', async () => {
    const query = jest.fn();
    const release = jest.fn();
    const session = new Session({ query, release } as Partial<pg.PoolClient> as pg.PoolClient);

    const rejection = expect(session.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await jest.advanceTimersByTimeAsync(70_000);
    await rejection;
    await expect(session.query('select 2')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(session.commit()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await session.rollback();

    expect(query).toHaveBeenCalledTimes(1);
    expect(release.mock.calls).toEqual([[true]]);
  });
});

describe('toQueryConfig', () => {
  const statementName = (text: string) => toQueryConfig(text, [1]).name;

  test('names a statement with a leading comment from its second use on, and no other statement', () => {
    const text = '/* things */ select 1';
    expect(statementName(text)).toBeUndefined();
    const name = statementName(text);
    expect(name).toMatch(/^things_\d+$/);
    expect(statementName(text)).toBe(name);
    for (const _ of [1, 2]) expect(statementName('select 1')).toBeUndefined();
  });

  test('gives different texts with the same prefix different names, up to a limit', () => {
    const texts = Array.from({ length: 1100 }, (_, index) => `/* list */ select ${index}`);
    texts.forEach(statementName);
    const names = texts.map(statementName);
    const assignedNames = names.filter((name) => name !== undefined);
    expect(new Set(assignedNames).size).toBe(assignedNames.length);
    expect(assignedNames.length).toBeGreaterThan(900);
    expect(names.at(-1)).toBeUndefined();
  });
});
