import { refetchTags, type EventLifecycleApi } from './companyEvents';

const createLifecycleApi = (dispatch: jest.Mock): EventLifecycleApi => ({
  dispatch,
  extra: {},
  cacheDataLoaded: Promise.resolve(),
  cacheEntryRemoved: Promise.resolve(),
});

test('refetchTags throttles the refetches of each store separately', () => {
  jest.useFakeTimers();
  const [first, second] = [jest.fn(), jest.fn()];
  const refresh = refetchTags(['ClientCounts'], { afterMs: 100, everyMs: 1000 });
  refresh([], createLifecycleApi(first));
  jest.advanceTimersByTime(100);
  refresh([], createLifecycleApi(first));
  refresh([], createLifecycleApi(second));
  jest.advanceTimersByTime(100);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  jest.advanceTimersByTime(900);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
});
