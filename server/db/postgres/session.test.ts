import type pg from 'pg';
import { PostgresSession } from './session';

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
