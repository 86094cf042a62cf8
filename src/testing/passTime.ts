import { act } from '@testing-library/react';

/** Advances fake timers inside `act()`. */
export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** Delays user-event by fake time, if the test uses fake timers. */
export const advanceTimers = (ms: number): void => {
  if ('clock' in setTimeout) jest.advanceTimersByTime(ms);
};
