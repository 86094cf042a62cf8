import type pg from 'pg';
import { whenReachable } from './connect';
import { PostgresSession } from './session';

describe('connect', () => {
  const hourMs = 60 * 60_000;

  afterEach(() => jest.restoreAllMocks());

  test('a call gives up in its time, though the clock is put back meanwhile', async () => {
    const now = Date.now();
    jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(now)
      .mockReturnValue(now - hourMs);
    const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    await expect(whenReachable(refused, 200)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('session', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a transaction whose server fell silent ends at once, and its connection is not used again', async () => {
    const query = jest.fn();
    const release = jest.fn();
    const session = new PostgresSession({ query, release } as Partial<pg.PoolClient> as pg.PoolClient);

    const asked = expect(session.query('select 1')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await jest.advanceTimersByTimeAsync(70_000);
    await asked;
    await expect(session.query('select 2')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(session.commit()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await session.rollback();

    expect(query).toHaveBeenCalledTimes(1);
    expect(release.mock.calls).toEqual([[true]]);
  });
});
