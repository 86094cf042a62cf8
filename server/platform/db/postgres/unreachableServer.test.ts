import type pg from 'pg';
import { retryWhileUnreachable } from './retryWhileUnreachable';
import { PostgresSession } from './session';

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

describe('PostgresSession', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('rejects further statements after a time-out and discards the connection', async () => {
    const query = jest.fn();
    const release = jest.fn();
    const session = new PostgresSession({ query, release } as Partial<pg.PoolClient> as pg.PoolClient);

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
