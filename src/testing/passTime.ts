import { act } from '@testing-library/react';

/** Advances fake timers inside `act()`. */
export const passTime = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

/** Advances fake timers by the delays of user-event. Does nothing if the test uses real timers. */
export const advanceTimers = (ms: number): void => {
  if ('clock' in setTimeout) jest.advanceTimersByTime(ms);
};
