import { screen, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import ClientBillingScreen from './client-billing/ClientBillingScreen';
import CustomDomainScreen from './custom-domain/CustomDomainScreen';
import LegalListScreen from './legal/LegalListScreen';
import LegalPageScreen from './legal/LegalPageScreen';
import QuickGuideListScreen from './quick-guide/QuickGuideListScreen';
import QuickGuideScreen from './quick-guide/QuickGuideScreen';

const plan = {
  id: 'p1',
  name: 'Growth',
  description: 'For teams.',
  price: 4995,
  currency: 'EUR',
  interval: 'Month',
  trialDays: 14,
  status: 'Active',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

test('client billing lists the plans that exist', async () => {
  renderScreen(<ClientBillingScreen />, { GetClientBillingPlans: () => ({ clientBillingPlans: [plan] }) });

  const row = (await screen.findByRole('rowheader', { name: /Growth/ })).closest('tr');
  expect(
    row &&
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
  ).toEqual(['€49.95 a month', '14 days', 'Active']);
});

test('client billing says what an empty list means', async () => {
  renderScreen(<ClientBillingScreen />, { GetClientBillingPlans: () => ({ clientBillingPlans: [] }) });

  expect(await screen.findByText('No plans yet')).toBeInTheDocument();
});

test('client billing can be asked for again', async () => {
  let tries = 0;
  const { user } = renderScreen(<ClientBillingScreen />, {
    GetClientBillingPlans: () => {
      tries += 1;
      if (tries === 1) throw { code: 'UNAVAILABLE' };
      return { clientBillingPlans: [plan] };
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('rowheader', { name: /Growth/ })).toBeInTheDocument();
});

test('custom domain shows the address that clients have today', () => {
  const dashboardLink = 'http://northwind.localhost:4000';
  renderScreen(<CustomDomainScreen />, {}, { operator: { whiteLabelledCustomer: { dashboardLink } } });

  expect(screen.getByRole('link', { name: dashboardLink })).toHaveAttribute('href', dashboardLink);
  expect(screen.getByText('No domain of your own yet')).toBeInTheDocument();
});

test('every legal page of the list has a page of its own', () => {
  const { unmount } = renderScreen(<LegalListScreen />, {});
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href') ?? ''] as const);
  unmount();
  expect(links).toHaveLength(5);

  for (const [title, path] of links) {
    const page = renderScreen(
      <LegalPageScreen />,
      {},
      { path, route: '/dashboard/white-label/legal/:pathname' },
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    page.unmount();
  }
});

test('an unknown legal page says so and leads back', () => {
  renderScreen(
    <LegalPageScreen />,
    {},
    { path: '/dashboard/white-label/legal/toString', route: '/dashboard/white-label/legal/:pathname' },
  );

  expect(screen.getByText('There is no such legal page')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all legal pages' })).toHaveAttribute(
    'href',
    '/dashboard/white-label/legal',
  );
});

test('quick guides say what they are for, and a guide that is not there leads back', () => {
  const { unmount } = renderScreen(<QuickGuideListScreen />, {});
  expect(screen.getByText('No guides yet')).toBeInTheDocument();
  unmount();

  renderScreen(<QuickGuideScreen />, {});
  expect(screen.getByRole('link', { name: 'See all guides' })).toHaveAttribute(
    'href',
    '/dashboard/white-label/quick-guide',
  );
});
