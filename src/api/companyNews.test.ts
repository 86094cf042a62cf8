import { refreshing, type NewsLife } from './companyNews';

const lifeOf = (dispatch: jest.Mock): NewsLife => ({
  dispatch,
  extra: {},
  cacheDataLoaded: Promise.resolve(),
  cacheEntryRemoved: Promise.resolve(),
});

test('paces the news of each store separately', () => {
  jest.useFakeTimers();
  const [first, second] = [jest.fn(), jest.fn()];
  const refresh = refreshing(['ClientCounts'], { afterMs: 100, everyMs: 1000 });
  refresh([], lifeOf(first));
  jest.advanceTimersByTime(100);
  refresh([], lifeOf(first));
  refresh([], lifeOf(second));
  jest.advanceTimersByTime(100);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  jest.advanceTimersByTime(900);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
});
