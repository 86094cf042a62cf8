import { screen, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import PaymentListScreen from './PaymentListScreen';

const route = '/dashboard/payments/:cashFlowDirection/:status?';

test('spec 2: payments are Incoming or Outgoing, and All, Succeeded or Failed', () => {
  renderScreen(<PaymentListScreen />, {}, { path: '/dashboard/payments/outgoing/failed', route });

  const hrefs = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
  expect(hrefs('Direction')).toEqual([
    ['Incoming', '/dashboard/payments/incoming/failed', null],
    ['Outgoing', '/dashboard/payments/outgoing/failed', 'page'],
  ]);
  expect(hrefs('Status')).toEqual([
    ['All', '/dashboard/payments/outgoing/all', null],
    ['Succeeded', '/dashboard/payments/outgoing/succeeded', null],
    ['Failed', '/dashboard/payments/outgoing/failed', 'page'],
  ]);
  expect(screen.getByText('No failed charges')).toBeInTheDocument();
});

test('spec 2: the default status is All', () => {
  renderScreen(<PaymentListScreen />, {}, { path: '/dashboard/payments/incoming', route });

  expect(screen.getByText('No payments yet')).toBeInTheDocument();
});

test('another filter is one click away', async () => {
  const { user, place } = renderScreen(
    <PaymentListScreen />,
    {},
    { path: '/dashboard/payments/incoming/all', route },
  );

  await user.click(screen.getByRole('link', { name: 'Outgoing' }));

  expect(place()).toBe('/dashboard/payments/outgoing/all');
  expect(screen.getByText('No charges yet')).toBeInTheDocument();
});
