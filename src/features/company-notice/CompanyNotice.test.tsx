import { screen, waitFor, within } from '@testing-library/react';
import type { Permission } from '@contract/enums';
import { renderScreen } from '@/testing/renderScreen';
import { operatorWith } from '@/testing/operatorWith';
import CompanyNotice from './CompanyNotice';

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
const closedCompany = { status: 'Cancelled', closedAt: inDays(-2), reopenableUntil: inDays(88) } as const;

test('the notice of a closed company lists the remaining actions and lets an Admin reopen the company', async () => {
  const whiteLabelledCustomer = operatorWith({}).whiteLabelledCustomer;
  const { user, store } = renderScreen(
    <CompanyNotice />,
    { ReopenCompany: () => ({ reopenCompany: whiteLabelledCustomer }) },
    { operator: { whiteLabelledCustomer: closedCompany } },
  );
  const notice = screen.getByRole('region', { name: /^Company closed on / });
  expect(notice).toHaveTextContent(
    'You can still view and export all data, and pay outstanding fees to Livery.',
  );
  await user.click(within(notice).getByRole('button', { name: 'Reopen company' }));
  const dialog = screen.getByRole('dialog', { name: 'Reopen Northwind?' });
  expect(dialog).toHaveTextContent('Missed periods aren’t charged');
  await user.click(within(dialog).getByRole('button', { name: 'Reopen company' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(store.getState().auth.authData.operator?.whiteLabelledCustomer.status).toBe('Active');
});

test('the notice of a closed company hides Reopen from Staff and after the deadline', () => {
  const staffView = renderScreen(
    <CompanyNotice />,
    {},
    { operator: { role: 'Staff', whiteLabelledCustomer: closedCompany } },
  );
  expect(screen.getByRole('region')).toHaveTextContent('An Admin can reopen the company until');
  expect(screen.queryByRole('button', { name: 'Reopen company' })).toBeNull();
  staffView.unmount();
  renderScreen(
    <CompanyNotice />,
    {},
    { operator: { whiteLabelledCustomer: { ...closedCompany, reopenableUntil: inDays(-1) } } },
  );
  expect(screen.getByRole('region')).toHaveTextContent('The company could be reopened until');
  expect(screen.queryByRole('button', { name: 'Reopen company' })).toBeNull();
});

test.each([
  [['MANAGE_CLIENT_MANAGEMENT'], 'You can still view and export the data that your role allows.'],
  [['MANAGE_DASHBOARD'], 'You can still view the data that your role allows.'],
  [
    ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'],
    'You can still view and export the data that your role allows, and pay outstanding fees to Livery.',
  ],
] satisfies [Permission[], string][])(
  'the notice of a closed company lists the remaining actions of an operator with %j',
  (permissions, text) => {
    renderScreen(
      <CompanyNotice />,
      {},
      { operator: { role: 'Staff', permissions, whiteLabelledCustomer: closedCompany } },
    );
    expect(screen.getByRole('region')).toHaveTextContent(text);
  },
);

test('the notice of a blocked company shows the reason and links an Admin to the export', () => {
  renderScreen(
    <CompanyNotice />,
    {},
    { operator: { whiteLabelledCustomer: { status: 'Blocked', blockedReason: 'Unpaid since May.' } } },
  );
  const notice = screen.getByRole('region', { name: 'Northwind is blocked' });
  expect(notice).toHaveTextContent('Reason: Unpaid since May.');
  expect(within(notice).getByRole('link', { name: 'export all data' })).toHaveAttribute(
    'href',
    '/dashboard/settings/company-profile',
  );
});

test('CompanyNotice renders nothing for an active company', () => {
  const { container } = renderScreen(<CompanyNotice />, {});
  expect(container).toHaveTextContent('');
});
