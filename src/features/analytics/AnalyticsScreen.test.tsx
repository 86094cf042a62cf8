import { screen, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import AnalyticsScreen from './AnalyticsScreen';

const clientCounts = {
  total: 1001,
  byStatus: [
    { status: 'Active', count: 1000 },
    { status: 'PastDue', count: 1 },
  ],
};
const answers = { GetClientsByStatus: () => ({ clientCounts }) };

test('spec 1: a go-live checklist guides setup', () => {
  const goLiveChecklist = {
    setUpBusinessBranding: true,
    setUpClientPricing: false,
    addCardDetails: false,
    setUpCustomDomain: false,
  };
  renderScreen(<AnalyticsScreen />, answers, { operator: { whiteLabelledCustomer: { goLiveChecklist } } });

  const list = within(screen.getByRole('region', { name: 'Go live' }));
  expect(list.getByRole('progressbar', { name: '1 of 4 done' })).toBeInTheDocument();
  const items = list
    .getAllByRole('listitem')
    .map((item) => [
      within(item).getByRole('link').textContent,
      within(item).getByRole('link').getAttribute('href'),
      within(item).getByRole('img').textContent,
    ]);
  expect(items).toEqual([
    ['Set up your branding', '/dashboard/white-label/branding', 'Done'],
    ['Set up client pricing', '/dashboard/white-label/client-billing', 'To do'],
    ['Add card details', '/dashboard/settings/billing-card/new', 'To do'],
    ['Set up a custom domain', '/dashboard/white-label/custom-domain', 'To do'],
  ]);
  expect(list.getByText(/up to 12 hours of waiting/)).toBeInTheDocument();
});

test('every number opens the rows behind it', async () => {
  renderScreen(<AnalyticsScreen />, answers);

  const counts = within(await screen.findByRole('list', { name: 'Clients by status' }));
  expect(counts.getByRole('link', { name: '1,001 All' })).toHaveAttribute('href', '/dashboard/clients');
  expect(counts.getByRole('link', { name: '1 Past due' })).toHaveAttribute(
    'href',
    '/dashboard/clients?status=PastDue',
  );
});

test('a company without clients is led to its first ones', async () => {
  renderScreen(<AnalyticsScreen />, {
    GetClientsByStatus: () => ({ clientCounts: { total: 0, byStatus: [] } }),
  });

  expect(await screen.findByRole('link', { name: 'Import a file' })).toHaveAttribute(
    'href',
    '/dashboard/clients/import',
  );
});

test('an operator without the flags sees no client numbers and no links that lead nowhere', () => {
  const { asked } = renderScreen(
    <AnalyticsScreen />,
    {},
    { operator: { permissions: ['MANAGE_DASHBOARD'] } },
  );

  expect(screen.queryByRole('region', { name: 'Clients' })).not.toBeInTheDocument();
  expect(screen.getByText('Set up your branding')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('numbers that can’t be loaded can be asked for again', async () => {
  let tries = 0;
  const { user } = renderScreen(<AnalyticsScreen />, {
    GetClientsByStatus: () => {
      tries += 1;
      if (tries === 1) throw { code: 'UNAVAILABLE' };
      return { clientCounts };
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('link', { name: '1,000 Active' })).toBeInTheDocument();
});
