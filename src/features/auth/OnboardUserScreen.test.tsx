import { screen, waitFor } from '@testing-library/react';
import { selectAccessToken } from '@/state/authSlice';
import { renderScreen } from '@/testing/renderScreen';
import OnboardUserScreen from './OnboardUserScreen';

const invited = { path: '/onboard/user?token=abc', operator: null };

const invitation = {
  email: 'sam@northwind.test',
  role: 'Staff',
  permissions: ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT'],
  companyName: 'Northwind',
  status: 'Pending',
  expiresAt: '2026-12-01T00:00:00.000Z',
};

const answering = (overrides: object = {}) => ({
  GetInvitation: () => ({ invitation: { ...invitation, ...overrides } }),
});

test('names the company, the address, the role and what it can do before one joins', async () => {
  renderScreen(<OnboardUserScreen />, answering(), invited);

  expect(await screen.findByRole('heading', { name: 'Join Northwind' })).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('sam@northwind.test');
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
  expect(screen.getByText('Staff')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'see how the business is doing',
    'add, change and look up clients',
    'use start-up packs and marketing templates',
  ]);
});

test('joins with a name and a password, and is signed in', async () => {
  const sent = jest.fn();
  const { user, store } = renderScreen(
    <OnboardUserScreen />,
    {
      ...answering(),
      AcceptInvitation: ({ input }) => {
        sent(input);
        return { acceptInvitation: { accessToken: 'new-access', refreshToken: 'new-refresh' } };
      },
    },
    invited,
  );

  await user.type(await screen.findByLabelText('Your name'), 'Sam');
  await user.type(screen.getByLabelText('Password'), 'plum kettle orbit nine');
  await user.click(screen.getByRole('button', { name: 'Join Northwind' }));

  await waitFor(() => expect(selectAccessToken(store.getState())).toBe('new-access'));
  expect(sent).toHaveBeenCalledWith({ token: 'abc', name: 'Sam', password: 'plum kettle orbit nine' });
});

test('a refused password stands under its field with the name kept', async () => {
  const { user } = renderScreen(
    <OnboardUserScreen />,
    {
      ...answering(),
      AcceptInvitation: () => {
        throw { code: 'BAD_USER_INPUT', fields: { password: 'This is one of the commonest passwords.' } };
      },
    },
    invited,
  );

  await user.type(await screen.findByLabelText('Your name'), 'Sam');
  await user.type(screen.getByLabelText('Password'), 'passwordpassword');
  await user.click(screen.getByRole('button', { name: 'Join Northwind' }));

  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'This is one of the commonest passwords.',
    ),
  );
  expect(screen.getByLabelText('Your name')).toHaveValue('Sam');
});

test.each([
  ['Accepted', 'You have joined already'],
  ['Revoked', 'This invitation was withdrawn'],
  ['Expired', 'This invitation has expired'],
  ['Replaced', 'There is a newer invitation'],
])('an invitation that is %s has its own page', async (status, title) => {
  renderScreen(<OnboardUserScreen />, answering({ status }), invited);

  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

test('an expired invitation offers to ask for a new one', async () => {
  const { user, asked } = renderScreen(
    <OnboardUserScreen />,
    { ...answering({ status: 'Expired' }), RequestNewInvitation: () => ({ requestNewInvitation: true }) },
    invited,
  );

  await user.click(await screen.findByRole('button', { name: 'Ask for a new one' }));

  expect(await screen.findByText(/Northwind will be told that you want to join/)).toBeInTheDocument();
  expect(asked).toEqual(['GetInvitation', 'RequestNewInvitation']);
});

test('a link that never was says what may be wrong with it', async () => {
  renderScreen(
    <OnboardUserScreen />,
    {
      GetInvitation: () => {
        throw { code: 'NOT_FOUND' };
      },
    },
    invited,
  );

  expect(
    await screen.findByRole('heading', { name: 'This invitation link does not work' }),
  ).toBeInTheDocument();
});

test('a server that is away can be asked again', async () => {
  let tries = 0;
  const { user } = renderScreen(
    <OnboardUserScreen />,
    {
      GetInvitation: () => {
        tries += 1;
        if (tries === 1) throw { code: 'UNAVAILABLE' };
        return { invitation };
      },
    },
    invited,
  );

  await user.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Join Northwind' })).toBeInTheDocument();
});
