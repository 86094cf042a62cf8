import { selectAccessToken } from '@/state/authSlice';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import OnboardUserScreen from './OnboardUserScreen';

describe('OnboardUserScreen', () => {
  const invited = { path: '/onboard/user?token=abc', operator: null };

  const invitation = {
    email: 'sam@northwind.test',
    role: 'Staff',
    permissions: ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT'],
    companyName: 'Northwind',
    companyStatus: 'Active',
    status: 'Pending',
    expiresAt: '2026-12-01T00:00:00.000Z',
  };

  const stubInvitation = (overrides: object = {}) => ({
    GetInvitation: () => ({ invitation: { ...invitation, ...overrides } }),
  });

  test('shows the company, the email, the role and its permissions', async () => {
    renderScreen(<OnboardUserScreen />, stubInvitation(), invited);

    expect(await screen.findByRole('heading', { name: 'Join Northwind' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('sam@northwind.test');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByText('Staff')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'View analytics',
      'View, add, edit, import and deactivate clients',
      'View start-up packs and use marketing templates',
    ]);
  });

  test('accepts the invitation with a name and a password, and signs in', async () => {
    const sent = jest.fn();
    const { user, store } = renderScreen(
      <OnboardUserScreen />,
      {
        ...stubInvitation(),
        AcceptInvitation: ({ input }) => {
          sent(input);
          return { acceptInvitation: { accessToken: 'new-access', refreshToken: 'new-refresh' } };
        },
      },
      invited,
    );

    await user.type(await screen.findByLabelText('Your name'), 'Sam');
    await pasteInto(user, screen.getByLabelText('Password'), 'plum kettle orbit nine');
    await user.click(screen.getByRole('button', { name: 'Join Northwind' }));

    await waitFor(() => expect(selectAccessToken(store.getState())).toBe('new-access'));
    expect(sent).toHaveBeenCalledWith({ token: 'abc', name: 'Sam', password: 'plum kettle orbit nine' });
  });

  test('shows an error for a rejected password under its field and keeps the name', async () => {
    const { user } = renderScreen(
      <OnboardUserScreen />,
      {
        ...stubInvitation(),
        AcceptInvitation: () => {
          throw { code: 'BAD_USER_INPUT', fields: { password: 'This is one of the commonest passwords.' } };
        },
      },
      invited,
    );

    await user.type(await screen.findByLabelText('Your name'), 'Sam');
    await pasteInto(user, screen.getByLabelText('Password'), 'passwordpassword');
    await user.click(screen.getByRole('button', { name: 'Join Northwind' }));

    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        'This is one of the commonest passwords.',
      ),
    );
    expect(screen.getByLabelText('Your name')).toHaveValue('Sam');
  });

  test.each([
    ['Accepted', 'You’ve already joined'],
    ['Revoked', 'This invitation was revoked'],
    ['Expired', 'This invitation has expired'],
    ['Replaced', 'This invitation was replaced'],
  ])('explains why an invitation with the status %s cannot be accepted', async (status, title) => {
    renderScreen(<OnboardUserScreen />, stubInvitation({ status }), invited);

    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  test.each([
    ['Staff', false],
    ['Admin', true],
  ])('lists team management only for Admins: %s', async (role, isTeamListed) => {
    renderScreen(<OnboardUserScreen />, stubInvitation({ role, permissions: ['MANAGE_SETTINGS'] }), invited);

    const items = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(items).toContain(
      'Manage the billing card and company profile, retry payments to Livery, and view users',
    );
    expect(items.some((text) => text?.includes('Manage users'))).toBe(isTeamListed);
  });

  test.each([
    ['Pending', 'Cancelled'],
    ['Pending', 'Blocked'],
    ['Expired', 'Cancelled'],
  ])(
    'shows that the company is closed instead of the form: %s invitation, %s company',
    async (status, companyStatus) => {
      renderScreen(<OnboardUserScreen />, stubInvitation({ status, companyStatus }), invited);

      expect(await screen.findByRole('heading', { name: 'This company is closed' })).toBeInTheDocument();
      expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Request new invitation' })).not.toBeInTheDocument();
    },
  );

  test.each(['Pending', 'Expired'])('declines a %s invitation after a confirmation', async (status) => {
    const { user, requests } = renderScreen(
      <OnboardUserScreen />,
      { ...stubInvitation({ status }), DeclineInvitation: () => ({ declineInvitation: true }) },
      invited,
    );

    await user.click(await screen.findByRole('button', { name: 'Decline invitation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline invitation?' }));
    await user.click(dialog.getByRole('button', { name: 'Decline invitation' }));

    expect(await screen.findByRole('heading', { name: 'Invitation declined' })).toBeInTheDocument();
    expect(requests).toEqual(['GetInvitation', 'DeclineInvitation']);
  });

  test('shows an error when declining fails', async () => {
    const { user } = renderScreen(
      <OnboardUserScreen />,
      {
        ...stubInvitation(),
        DeclineInvitation: () => {
          throw { code: 'UNAVAILABLE', message: 'The server is away.' };
        },
      },
      invited,
    );

    await user.click(await screen.findByRole('button', { name: 'Decline invitation' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decline invitation' }));

    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  test('requests a new invitation on a click when the invitation has expired', async () => {
    const { user, requests } = renderScreen(
      <OnboardUserScreen />,
      {
        ...stubInvitation({ status: 'Expired' }),
        RequestNewInvitation: () => ({ requestNewInvitation: true }),
      },
      invited,
    );

    await user.click(await screen.findByRole('button', { name: 'Request new invitation' }));

    expect(await screen.findByText(/^Request sent to Northwind/)).toBeInTheDocument();
    expect(requests).toEqual(['GetInvitation', 'RequestNewInvitation']);
  });

  test('shows an error for an unknown link', async () => {
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
      await screen.findByRole('heading', { name: 'This invitation link is invalid' }),
    ).toBeInTheDocument();
  });

  test('reloads the invitation on Try again after a failure', async () => {
    let attempts = 0;
    const { user } = renderScreen(
      <OnboardUserScreen />,
      {
        GetInvitation: () => {
          attempts += 1;
          if (attempts === 1) throw { code: 'UNAVAILABLE' };
          return { invitation };
        },
      },
      invited,
    );

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Join Northwind' })).toBeInTheDocument();
  });
});
