import { refetchTags } from './companyEvents';

test('refetchTags throttles the refetches of each store separately', () => {
  jest.useFakeTimers();
  const [first, second] = [jest.fn(), jest.fn()];
  const refresh = refetchTags(['ClientCounts'], { afterMs: 100, everyMs: 1000 });
  refresh([], first);
  jest.advanceTimersByTime(100);
  refresh([], first);
  refresh([], second);
  jest.advanceTimersByTime(100);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  jest.advanceTimersByTime(900);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
});
