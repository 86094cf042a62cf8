import type pg from 'pg';
import { Session } from './session';

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
