import { act, screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { FullScreenLoader } from './FullScreenLoader';

afterEach(() => jest.useRealTimers());

test('spec 1: after 7.5 seconds the loader adds its hint', () => {
  jest.useFakeTimers();
  renderScreen(<FullScreenLoader />, {});
  const hint = 'Please wait while the dashboard loads. This may take up to 2 minutes.';

  act(() => jest.advanceTimersByTime(7499));
  expect(screen.queryByText(hint)).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(hint)).toBeVisible();
});
