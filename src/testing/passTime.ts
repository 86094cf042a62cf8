import { act } from '@testing-library/react';

/** Runs the timers that were set since `jest.useFakeTimers()` and fall due within these milliseconds. */
export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** Lets user-event pause between two events, on the test's clock: a fake or the real one. */
export const advanceTimers = (ms: number): void => {
  if ('clock' in setTimeout) jest.advanceTimersByTime(ms);
};
