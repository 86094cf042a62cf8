import { screen, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import CompanyProfileScreen from './company-profile/CompanyProfileScreen';
import RolesScreen from './roles/RolesScreen';
import UsersScreen from './users/UsersScreen';

test('users lists everyone who can sign in', async () => {
  const operators = [
    {
      id: 'o1',
      status: 'Active',
      role: 'Admin',
      name: 'Ada',
      email: 'ada@northwind.test',
      lastActiveAt: '2026-01-02T10:00:00.000Z',
    },
    {
      id: 'o2',
      status: 'Pending',
      role: 'ClientManagement',
      name: '',
      email: 'sam@northwind.test',
      lastActiveAt: null,
    },
  ];
  renderScreen(<UsersScreen />, { GetOperators: () => ({ operators }) });

  const row = (await screen.findByRole('rowheader', { name: /sam@northwind\.test/ })).closest('tr');
  expect(
    row &&
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
  ).toEqual(['Client Management', 'Invited', 'Not yet']);
  expect(screen.getByRole('rowheader', { name: /ada@northwind\.test/ })).toBeInTheDocument();
});

test('spec 6: roles and permissions shows the three roles and the five flags', async () => {
  const roles = [
    {
      role: 'Admin',
      permissions: [
        'MANAGE_DASHBOARD',
        'MANAGE_CLIENT_MANAGEMENT',
        'MANAGE_PAYMENTS',
        'MANAGE_WHITE_LABELLED_CUSTOMER',
        'MANAGE_SETTINGS',
      ],
      isFixed: true,
      operatorCount: 1,
    },
    { role: 'Staff', permissions: ['MANAGE_PAYMENTS'], isFixed: false, operatorCount: 3 },
    { role: 'ClientManagement', permissions: ['MANAGE_CLIENT_MANAGEMENT'], isFixed: false, operatorCount: 0 },
  ];
  renderScreen(<RolesScreen />, { GetRoles: () => ({ roles }) });

  await screen.findByRole('columnheader', { name: 'Staff 3 members' });
  const rows = screen.getAllByRole('row').slice(1);
  const held = rows.map((row) =>
    within(row)
      .getAllByRole('img')
      .map((verdict) => verdict.textContent),
  );
  expect(held).toEqual([
    ['Yes', 'No', 'No'],
    ['Yes', 'No', 'Yes'],
    ['Yes', 'Yes', 'No'],
    ['Yes', 'No', 'No'],
    ['Yes', 'No', 'No'],
  ]);
});

test.each([
  ['users', <UsersScreen key="users" />],
  ['roles', <RolesScreen key="roles" />],
])('%s says so when it can’t be loaded', async (_name, element) => {
  const away = () => {
    throw { code: 'UNAVAILABLE' };
  };
  renderScreen(element, { GetOperators: away, GetRoles: away });

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('company profile shows the details with an id to copy', () => {
  renderScreen(
    <CompanyProfileScreen />,
    {},
    { operator: { whiteLabelledCustomer: { id: 'company-1', phone: '+351210000000' } } },
  );

  expect(screen.getByText('Portugal')).toBeInTheDocument();
  expect(screen.getByText('+351210000000')).toBeInTheDocument();
  expect(screen.getByText('Active')).toBeInTheDocument();
  expect(screen.getByText('company-1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy the company id' })).toBeInTheDocument();
});

test('company profile says why the platform blocked the company', () => {
  const whiteLabelledCustomer = { status: 'Blocked', blockedReason: 'Unpaid since May.' } as const;
  renderScreen(<CompanyProfileScreen />, {}, { operator: { whiteLabelledCustomer } });

  expect(screen.getByText('Blocked: Unpaid since May.')).toBeInTheDocument();
});
