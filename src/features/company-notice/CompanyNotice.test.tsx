import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { operatorWith } from '@/testing/operator';
import type { Permission } from '@/state/operator';
import CompanyNotice from './CompanyNotice';

const day = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();
const closed = { status: 'Cancelled', closedAt: inDays(-2), reopenableUntil: inDays(88) } as const;

test('a closed company says what still works, and an Admin opens it again', async () => {
  const whiteLabelledCustomer = operatorWith({}).whiteLabelledCustomer;
  const { user, store } = renderScreen(
    <CompanyNotice />,
    { ReopenCompany: () => ({ reopenCompany: whiteLabelledCustomer }) },
    { operator: { whiteLabelledCustomer: closed } },
  );
  const notice = screen.getByRole('region', { name: /^Closed since / });
  expect(notice).toHaveTextContent('You can look at everything, export it, and pay what is owed to Livery.');
  await user.click(within(notice).getByRole('button', { name: 'Reopen' }));
  const dialog = screen.getByRole('dialog', { name: 'Open Northwind again?' });
  expect(dialog).toHaveTextContent('months that went by are not charged');
  await user.click(within(dialog).getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(store.getState().auth.authData.operator?.whiteLabelledCustomer.status).toBe('Active');
});

test('others are told whom to ask, and nobody is offered what is over', () => {
  const staff = renderScreen(
    <CompanyNotice />,
    {},
    { operator: { role: 'Staff', whiteLabelledCustomer: closed } },
  );
  expect(screen.getByRole('region')).toHaveTextContent('An Admin can open it again until');
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  staff.unmount();
  renderScreen(
    <CompanyNotice />,
    {},
    { operator: { whiteLabelledCustomer: { ...closed, reopenableUntil: inDays(-1) } } },
  );
  expect(screen.getByRole('region')).toHaveTextContent('It could be opened again until');
  expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
});

test.each([
  [['MANAGE_CLIENT_MANAGEMENT'], 'You can look at what your role opens, and export it.'],
  [['MANAGE_DASHBOARD'], 'You can look at what your role opens.'],
  [
    ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'],
    'You can look at what your role opens, export it, and pay what is owed to Livery.',
  ],
] satisfies [Permission[], string][])(
  'whoever holds %j is told what is left to them',
  (permissions, words) => {
    renderScreen(
      <CompanyNotice />,
      {},
      { operator: { role: 'Staff', permissions, whiteLabelledCustomer: closed } },
    );
    expect(screen.getByRole('region')).toHaveTextContent(words);
  },
);

test('a blocked company says why, and leads its Admin to the export', () => {
  renderScreen(
    <CompanyNotice />,
    {},
    { operator: { whiteLabelledCustomer: { status: 'Blocked', blockedReason: 'Unpaid since May.' } } },
  );
  const notice = screen.getByRole('region', { name: 'Northwind is blocked' });
  expect(notice).toHaveTextContent('Livery says why: Unpaid since May.');
  expect(within(notice).getByRole('link', { name: 'export everything' })).toHaveAttribute(
    'href',
    '/dashboard/settings/company-profile',
  );
});

test('an open company is told nothing', () => {
  const { container } = renderScreen(<CompanyNotice />, {});
  expect(container).toHaveTextContent('');
});
