import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { typeDay } from '@/testing/days';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import AnalyticsScreen from './AnalyticsScreen';
import { analyticsWith, analyticsWithoutMoney, emptyAnalytics } from './testing/analytics';

const noActivity = { GetRecentActivity: () => ({ recentActivity: [] }) };

function renderDashboard(responses: ApiHandlers = {}, options: RenderOptions = {}) {
  const analyticsRequests: Variables[] = [];
  const view = renderScreen(
    <AnalyticsScreen />,
    {
      ...noActivity,
      ...responses,
      GetAnalytics: (variables) => {
        analyticsRequests.push(variables);
        return responses['GetAnalytics']?.(variables) ?? { analytics: analyticsWith() };
      },
    },
    { path: paths.analytics, ...options },
  );
  return { ...view, analyticsRequests };
}

/** Empty figures, so that no charts are drawn. */
const emptyDashboard: ApiHandlers = {
  GetAnalytics: () => ({ analytics: emptyAnalytics() }),
  GetClientTotal: () => ({ clientCounts: { total: 45 } }),
};

const figure = async (name: string) => within(await screen.findByRole('region', { name }));

const hrefsIn = (parts: ReturnType<typeof within>) =>
  parts.queryAllByRole('link').map((link: HTMLElement) => [link.textContent, link.getAttribute('href')]);

const flags = {
  setUpBusinessBranding: true,
  setUpClientPricing: false,
  addCardDetails: false,
  setUpCustomDomain: false,
};

test('spec 1: the dashboard shows a go-live checklist that links to each setup step', () => {
  renderDashboard(emptyDashboard, { operator: { whiteLabelledCustomer: { goLiveChecklist: flags } } });

  const list = within(screen.getByRole('region', { name: 'Go live' }));
  expect(list.getByRole('progressbar', { name: '1 of 4 completed' })).toBeInTheDocument();
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

test('spec 1: the go-live checklist collapses to one line when one step remains', async () => {
  const oneStepRemaining = { ...flags, setUpClientPricing: true, addCardDetails: true };
  const { user } = renderDashboard(emptyDashboard, {
    operator: { whiteLabelledCustomer: { goLiveChecklist: oneStepRemaining } },
  });

  const card = within(screen.getByRole('region', { name: 'Go live' }));
  expect(card.getByText(/^3 of 4 completed. Next:/)).toHaveTextContent(
    '3 of 4 completed. Next: Set up a custom domain. Takes 10 minutes, plus up to 12 hours of waiting.',
  );
  expect(hrefsIn(card)).toEqual([['Set up a custom domain', '/dashboard/white-label/custom-domain']]);
  await user.click(card.getByRole('button', { name: 'Show all steps', expanded: false }));
  expect(card.getAllByRole('listitem')).toHaveLength(4);
  await user.click(card.getByRole('button', { name: 'Show all steps', expanded: true }));
  expect(card.queryByRole('list')).not.toBeInTheDocument();
});

test('spec 2: the dashboard shows the last 30 days by default', async () => {
  const { analyticsRequests } = renderDashboard(emptyDashboard);
  expect(
    await screen.findByText(
      /^Jan 1\s–\s11, 2026 \(Western European Time\), compared with Dec 21\s–\s31, 2025\. Amounts in EUR\.$/,
    ),
  ).toBeVisible();
  expect(analyticsRequests).toEqual([{ range: { preset: 'Last30Days' }, interval: null }]);
});

test('spec 2: the dashboard stores the selected preset and interval in the URL', async () => {
  const { user, analyticsRequests, currentPath } = renderDashboard(emptyDashboard);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date range' }), 'Last quarter');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Group by' }), 'Month');

  await waitFor(() =>
    expect(analyticsRequests.at(-1)).toEqual({ range: { preset: 'LastQuarter' }, interval: 'Month' }),
  );
  expect(currentPath()).toBe(`${paths.analytics}?range=LastQuarter&interval=Month`);
});

test('spec 2: the dashboard validates a custom range and stores it in the URL', async () => {
  const { user, analyticsRequests, currentPath } = renderDashboard(emptyDashboard, {
    path: `${paths.analytics}?range=ThisYear`,
  });
  await screen.findByText(/compared with/);
  await user.click(screen.getByRole('button', { name: 'Custom range' }));
  expect(await screen.findByRole('group', { name: 'Start date' })).toHaveTextContent('01/01/2026');
  expect(screen.getByRole('group', { name: 'End date' })).toHaveTextContent('01/11/2026');

  await typeDay(user, 'End date', '2025-12-31');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Enter an end date on or after the start date.')).toBeVisible();
  expect(analyticsRequests).toHaveLength(1);

  await typeDay(user, 'End date', '2026-02-03');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(analyticsRequests.at(-1)).toEqual({
      range: { preset: 'Custom', from: '2026-01-01', to: '2026-02-03' },
      interval: null,
    }),
  );
  expect(currentPath()).toBe(`${paths.analytics}?from=2026-01-01&to=2026-02-03`);
});

test('spec 2: the dashboard uses the custom range and the interval from the URL', async () => {
  const { user, analyticsRequests } = renderDashboard(emptyDashboard, {
    path: `${paths.analytics}?from=2026-01-01&to=2026-01-11&interval=Day`,
  });
  await screen.findByText(/compared with/);
  expect(analyticsRequests).toEqual([
    { range: { preset: 'Custom', from: '2026-01-01', to: '2026-01-11' }, interval: 'Day' },
  ]);
  expect(screen.getByRole('combobox', { name: 'Date range' })).toHaveDisplayValue('Custom');
  await user.click(screen.getByRole('button', { name: 'Custom range' }));
  expect(await screen.findByRole('group', { name: 'Start date' })).toHaveTextContent('01/01/2026');
});

test('design 5: the dashboard compares its figures with the previous period', async () => {
  renderDashboard();
  const figures: [string, RegExp, string, string][] = [
    ['Revenue', /€1,100\.00/, 'Up 10%', 'Previously €1,000.00'],
    ['MRR', /€900\.00/, 'Up 13%', 'Previously €800.00'],
    ['Active clients', /45/, 'Up 13%', 'Previously 40'],
    ['New clients', /12/, 'Down 25%', 'Previously 16'],
    ['Churn rate', /7\.5%/, 'Up 5 points', 'Previously 2.5%'],
    ['ARPU', /€20\.00/, 'No change', 'Previously €20.00'],
    ['Failed payments', /3/, 'Up 50%', 'Previously 2'],
  ];
  for (const [name, value, change, was] of figures) {
    const card = await figure(name);
    expect(card.getAllByText(value)[0]).toBeVisible();
    expect(card.getByText(change)).toBeVisible();
    expect(card.getByText(was)).toBeVisible();
  }
});

test('design 5: figures link to the filtered clients and payments behind them', async () => {
  renderDashboard();
  const days = '2026-01-01..2026-01-11';
  const incoming = '/dashboard/payments/incoming';
  expect(hrefsIn(await figure('Revenue'))).toEqual([
    ['Revenue: €1,100.00', `${incoming}/succeeded?paid=${days}`],
    ['Gross: €1,200.00', `${incoming}/succeeded?paid=${days}`],
    ['Refunds: €100.00', `${incoming}/all?refunded=${days}`],
  ]);
  expect(hrefsIn(await figure('Failed payments'))).toContainEqual([
    'Failed amount: €57.00',
    `${incoming}/failed?failed=${days}`,
  ]);
  expect(hrefsIn(await figure('MRR'))).toEqual([
    ['MRR: €900.00', `${paths.clients}?active=2026-01-11&sort=-mrr`],
  ]);
  expect(hrefsIn(await figure('Active clients'))).toEqual([
    ['Active clients: 45', `${paths.clients}?active=2026-01-11`],
  ]);
  expect(hrefsIn(await figure('New clients'))).toEqual([
    ['New clients: 12', `${paths.clients}?created=${days}`],
    ['New paying clients: 8', `${paths.clients}?movement=New:${days}`],
  ]);
  expect(hrefsIn(await figure('Churn rate'))).toContainEqual([
    'Churned: 3',
    `${paths.clients}?movement=Churned:${days}`,
  ]);
  expect(hrefsIn(await figure('Trials ending soon'))).toEqual([
    ['Trials ending soon: 4', `${paths.clients}?trial=7`],
  ]);
  expect(hrefsIn(await figure('MRR over time'))).toEqual([
    ['New: €150.00', `${paths.clients}?movement=New:${days}`],
    ['Expansion: €20.00', `${paths.clients}?movement=Expansion:${days}`],
    ['Contraction: -€10.00', `${paths.clients}?movement=Contraction:${days}`],
    ['Churned: -€60.00', `${paths.clients}?movement=Churned:${days}`],
    ['End of period: €900.00', `${paths.clients}?active=2026-01-11&sort=-mrr`],
  ]);
});

test('design 5: the definition of a figure opens and closes with the keyboard', async () => {
  const { user } = renderDashboard();
  const helpButton = (await figure('Churn rate')).getByRole('button', { name: 'About “Churn rate”' });
  act(() => helpButton.focus());
  await user.keyboard('{Enter}');
  const definition = await screen.findByRole('dialog', { name: 'About “Churn rate”' });
  expect(definition).toHaveTextContent(/divided by the active clients at its start/);

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(helpButton).toHaveFocus();
});

test('spec 2: without MANAGE_PAYMENTS, the dashboard hides only the money figures', async () => {
  renderDashboard(
    { GetAnalytics: () => ({ analytics: analyticsWithoutMoney() }) },
    { operator: { permissions: ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT'] } },
  );
  expect(hrefsIn(await figure('Churn rate'))).toContainEqual([
    'Churned: 3',
    `${paths.clients}?movement=Churned:2026-01-01..2026-01-11`,
  ]);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    'Go live',
    'Active clients',
    'New clients',
    'Churn rate',
    'Trials ending soon',
    'Active clients over time',
    'New and churned clients',
    'Recent activity',
  ]);
  expect(screen.getByText(/\(Western European Time\), compared with/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/€|EUR|MRR|Revenue/);
});

test('spec 2: the dashboard shows no links to an operator with only MANAGE_DASHBOARD', async () => {
  renderDashboard(
    { GetAnalytics: () => ({ analytics: analyticsWithoutMoney() }) },
    { operator: { permissions: ['MANAGE_DASHBOARD'] } },
  );
  expect((await figure('Trials ending soon')).getByText('4')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('without clients, the dashboard links to the client import and shows no figures', async () => {
  renderDashboard({
    GetAnalytics: () => ({ analytics: emptyAnalytics() }),
    GetClientTotal: () => ({ clientCounts: { total: 0 } }),
  });
  expect(await screen.findByText('No data yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import clients' })).toHaveAttribute('href', paths.clientImport);
  expect(screen.queryByRole('region', { name: 'Revenue' })).not.toBeInTheDocument();
});

test('the dashboard offers a longer range when the selected range has no activity', async () => {
  const { user, currentPath } = renderDashboard(
    {
      GetAnalytics: ({ range }) => ({
        analytics: (range as { preset: string }).preset === 'Custom' ? emptyAnalytics() : analyticsWith(),
      }),
      GetClientTotal: () => ({ clientCounts: { total: 45 } }),
    },
    { path: `${paths.analytics}?from=2020-01-01&to=2020-01-31` },
  );
  await user.click(await screen.findByRole('button', { name: 'Show last 12 months' }));
  expect((await figure('Active clients')).getByText('45')).toBeVisible();
  expect(currentPath()).toBe(`${paths.analytics}?range=Last12Months`);
});

test('failed figures reload on Try again, and the recent activity stays visible', async () => {
  let attempts = 0;
  const { user } = renderDashboard({
    GetAnalytics: () => {
      attempts += 1;
      if (attempts === 1) throw { code: 'UNAVAILABLE' };
      return { analytics: analyticsWith() };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect((await figure('Revenue')).getByText('Up 10%')).toBeVisible();
  expect(screen.getByText(/^No activity yet/)).toBeVisible();
});

test('failed recent activity does not hide the figures, and reloads on Try again', async () => {
  let isFailing = true;
  const { user } = renderDashboard({
    GetRecentActivity: () => {
      if (isFailing) throw { code: 'UNAVAILABLE' };
      return { recentActivity: [] };
    },
  });
  const panel = await figure('Recent activity');
  expect((await figure('Revenue')).getByText('Up 10%')).toBeVisible();
  const retryButton = await panel.findByRole('button', { name: 'Try again' });
  isFailing = false;
  await user.click(retryButton);
  expect(await screen.findByText(/^No activity yet/)).toBeVisible();
});

test('design 5: figures refresh after events, and the old ones stay visible until then', async () => {
  let active = 45;
  const { push, analyticsRequests } = renderDashboard({
    GetAnalytics: () => {
      const analytics = analyticsWith();
      return {
        analytics: {
          ...analytics,
          clients: { ...analytics.clients, active: { value: active, previous: 40 } },
        },
      };
    },
  });
  expect((await figure('Active clients')).getByText('45')).toBeVisible();
  await act(async () => undefined);

  active = 46;
  const subscriberCount = await push('ClientChanged', { clientChanged: { ids: ['c1'] } });
  await push('PaymentRecorded', { paymentRecorded: { clientIds: [] } });
  expect(subscriberCount).toBe(1);
  expect((await figure('Active clients')).getByText('45')).toBeVisible();
  expect(await screen.findByText('46')).toBeVisible();
  expect(analyticsRequests).toHaveLength(2);
});

test('design 5: the figures of the previous range stay visible until the new ones load', async () => {
  let respond: (value: unknown) => void = () => undefined;
  const { user } = renderDashboard({
    GetAnalytics: ({ range }) =>
      (range as { preset: string }).preset === 'ThisYear'
        ? new Promise((resolve) => (respond = resolve))
        : { analytics: analyticsWith() },
  });
  await figure('Revenue');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Date range' }), 'This year');
  expect((await figure('Revenue')).getByText('Up 10%')).toBeVisible();

  await act(async () => respond({ analytics: analyticsWith({ from: '2025-01-01' }) }));
  expect(await screen.findByText(/^Jan 1, 2025\s–\sJan 11, 2026/)).toBeVisible();
});

test('design 5: the dashboard splits MRR by plan and links each plan to its clients', async () => {
  renderDashboard();
  const rows = (await figure('MRR by plan today')).getAllByRole('row').slice(1);
  expect(
    rows.map((row: HTMLElement) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent)),
  ).toEqual([
    ['Pro', 'Clients on Pro: 25', '€675.00', '75%'],
    ['Basic', 'Clients on Basic: 20', '€225.00', '25%'],
  ]);
  const link = screen.getByRole('link', { name: 'Clients on Pro: 25' });
  expect(link.getAttribute('href')).toMatch(/^\/dashboard\/clients\?active=\d{4}-\d{2}-\d{2}&plan=p1$/);
});

test('the dashboard lists recent activity with a link to its client', async () => {
  const activity = {
    id: 'a1',
    kind: 'Payment',
    occurredAt: '2026-01-11T10:00:00.000Z',
    actorType: 'System',
    actorName: null,
    client: { id: 'c1', name: 'Ada Lovelace' },
    action: null,
    target: null,
    changes: [],
    payment: { amount: 1900, currency: 'EUR', status: 'Succeeded', description: null, failure: null },
    refundAmount: null,
    email: null,
    signIn: null,
  };
  renderDashboard({ ...emptyDashboard, GetRecentActivity: () => ({ recentActivity: [activity] }) });
  const item = within(await screen.findByRole('list', { name: 'Recent activity' })).getByRole('listitem');
  expect(item).toHaveTextContent(/^Ada Lovelace: Payment of €19\.00 succeeded/);
  expect(within(item).getByRole('link')).toHaveAttribute('href', paths.clientView('c1'));
});
