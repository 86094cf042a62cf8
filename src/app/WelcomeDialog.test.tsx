import { act, screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { WelcomeDialog } from './WelcomeDialog';

const text =
  'Thank you signing up to the product! We recommend you switch to a larger screen for using the dashboard.';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';

const on = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// The last test closes it for good, as far as this page is concerned: it stays last.
test.each([
  ['a phone elsewhere', phone, '/onboard/company/details'],
  ['a laptop', laptop, '/dashboard/analytics'],
])('on %s nothing opens', (_place, userAgent, path) => {
  on(userAgent);
  renderScreen(<WelcomeDialog />, {}, { path });
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByText(text)).toBeNull();
});

test('spec 1: on a mobile device with a path containing dashboard it opens after 100 ms, and once closed never again', () => {
  on(phone);
  const first = renderScreen(<WelcomeDialog />, {}, { path: '/dashboard/analytics' });
  act(() => jest.advanceTimersByTime(99));
  expect(screen.queryByText(text)).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(text)).toBeInTheDocument();

  act(() => screen.getByRole('button', { name: 'Continue' }).click());
  expect(localStorage.length).toBe(1);
  first.unmount();

  renderScreen(<WelcomeDialog />, {}, { path: '/dashboard/analytics' });
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByText(text)).toBeNull();
});
