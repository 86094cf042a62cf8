import type { Permission, Role } from '@contract/enums';
import type { LiveSocket } from '@/api/socket';
import { paths } from '@/config/paths';
import { storeSignIn } from '@/lib/cookies';
import { signedOut } from '@/state/authSlice';
import { asksBeforeTabCloses } from '@/testing/asksBeforeTabCloses';
import type { ApiHandlers } from '@/testing/stubFetch';
import { stubAppParts } from '@/testing/stubAppParts';
import { operatorWith, signedIn } from '@/testing/operatorWith';
import { pasteInto } from '@/testing/pasteInto';
import { renderApp } from '@/testing/renderApp';
import { act, screen, waitFor, within } from '@testing-library/react';

describe('access', () => {
  type User = ReturnType<typeof renderApp>['user'];

  const allPermissions = operatorWith({}).permissions;

  const roles = (['Admin', 'Staff', 'ClientManagement'] as const).map((role) => ({
    role,
    permissions: role === 'Admin' ? allPermissions : [],
    isFixed: role === 'Admin',
    operatorCount: 1,
    operatorNames: ['Member'],
  }));

  /** Renders the console of an operator. `change` changes the operator's permissions, as an Admin would. */
  function renderAs(permissions: Permission[], path: string, role: Role = 'Staff') {
    const server = { permissions, role };
    const unavailable = () => {
      throw { code: 'UNAVAILABLE' };
    };
    const responses: ApiHandlers = {
      ...signedIn(server),
      GetLegalPages: () => {
        if (!server.permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER')) throw { code: 'FORBIDDEN' };
        return { legalPages: [] };
      },
      GetRoles: () => ({ roles }),
      GetAnalytics: unavailable,
      GetRecentActivity: unavailable,
      GetNotifications: unavailable,
      GetUndeployedChanges: unavailable,
      GetDeployments: unavailable,
    };
    const fakes = stubAppParts();
    let notify: Parameters<LiveSocket['onEvent']>[0] = () => undefined;
    fakes.parts.socket.onEvent = (listener) => (notify = listener);
    const view = renderApp(path, responses, fakes);
    const change = (newPermissions: Permission[], newRole: Role = 'Staff') =>
      act(async () => {
        Object.assign(server, { permissions: newPermissions, role: newRole });
        notify({
          status: 'retrying',
          message: null,
          isReconnected: false,
          disconnectReason: 'accessChanged',
        });
      });
    return { ...view, server, change };
  }

  const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  describe('console during permission changes', () => {
    test('replaces a revoked screen with a notice and a link to an accessible screen', async () => {
      const { change, user, currentPath } = renderAs(['MANAGE_WHITE_LABELLED_CUSTOMER'], paths.legal);
      await findHeading('Legal');
      await change([]);

      expect(await findHeading('Access removed')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(
        /You no longer have access to this page.*An Admin changed your role or its permissions/,
      );
      expect(links()).toEqual(['Start-up Packs', 'Marketing Templates']);
      await user.click(screen.getByRole('link', { name: 'Go to Start-up Packs' }));
      await waitFor(() => expect(currentPath()).toBe(paths.startUpPacks));
    });

    test('reopens the screen when access is granted again', async () => {
      const { change } = renderAs(['MANAGE_WHITE_LABELLED_CUSTOMER'], paths.legal);
      await findHeading('Legal');
      await change([]);
      await findHeading('Access removed');
      await change(['MANAGE_WHITE_LABELLED_CUSTOMER']);
      expect(await findHeading('Legal')).toBeVisible();
    });

    test('shows a no-access message at a path that was never accessible', async () => {
      renderAs([], paths.legal);
      expect(await findHeading('No access')).toBeVisible();
      expect(screen.getByText(/Your role doesn’t include this page/)).toBeVisible();
      expect(screen.queryByText(/no longer have access/)).toBeNull();
    });

    test('shows that the audit log is only for Admins, even to an operator with all permissions', async () => {
      renderAs([...allPermissions], paths.auditLog);
      expect(await screen.findByText('Only Admins can open this page')).toBeVisible();
      expect(screen.queryByText(/Your role doesn’t include this page/)).toBeNull();
    });

    test('keeps an accessible screen open, and announces the change of access', async () => {
      const { change } = renderAs([], paths.startUpPacks);
      await findHeading('Start-up Packs');
      await change(['MANAGE_WHITE_LABELLED_CUSTOMER']);
      expect(await screen.findByText('An Admin changed your permissions')).toBeVisible();
      expect(links()).toContain('Branding');
      expect(await findHeading('Start-up Packs')).toBeVisible();
    });

    test('replaces the screen when the API rejects a request, even without a socket event', async () => {
      const { user, server } = renderAs(['MANAGE_WHITE_LABELLED_CUSTOMER'], paths.startUpPacks);
      await findHeading('Start-up Packs');
      server.permissions = [];
      await user.click(screen.getByRole('link', { name: 'Legal' }));
      expect(await findHeading('Access removed')).toBeVisible();
    });

    test('discards the unsaved changes of a revoked screen without a prompt', async () => {
      const { change, user, currentPath } = renderAs(allPermissions, paths.roles, 'Admin');
      await user.click(await screen.findByRole('checkbox', { name: 'Staff: Payments' }));
      expect(asksBeforeTabCloses()).toBe(true);
      await change([], 'Staff');
      await findHeading('Access removed');
      expect(asksBeforeTabCloses()).toBe(false);
      await user.click(screen.getByRole('link', { name: 'Marketing Templates' }));
      await waitFor(() => expect(currentPath()).toBe(paths.marketingTemplates));
    });
  });

  describe('role preview', () => {
    const previewBar = () => screen.queryByRole('region', { name: 'Role preview' });

    async function startPreview() {
      const view = renderAs(allPermissions, paths.roles, 'Admin');
      await view.user.click(await screen.findByRole('checkbox', { name: 'Staff: Payments' }));
      await view.user.click(screen.getByRole('button', { name: 'Preview as Client Management' }));
      await findHeading('Start-up Packs');
      return view;
    }

    test('shows the navigation of the role, starting at its landing screen', async () => {
      const { currentPath } = await startPreview();
      expect(previewBar()).toHaveTextContent(
        'You’re previewing the console as Client Management. Your actions are real and use your own permissions. Press Esc to exit.',
      );
      expect(currentPath()).toBe(paths.startUpPacks);
      expect(links()).toEqual(['Start-up Packs', 'Marketing Templates']);
    });

    test.each([
      ['Exit preview', (user: User) => user.click(screen.getByRole('button', { name: 'Exit preview' }))],
      ['Escape', (user: User) => user.keyboard('{Escape}')],
    ])('returns to the roles with their unsaved changes on %s', async (_description, stop) => {
      const { user, currentPath } = await startPreview();
      await stop(user);
      expect(await findHeading('Roles and Permissions')).toBeVisible();
      expect(currentPath()).toBe(paths.roles);
      expect(previewBar()).toBeNull();
      expect(links()).toContain('Dashboard');
      expect(screen.getByRole('checkbox', { name: 'Staff: Payments' })).toBeChecked();
      expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
    });

    test('stays open when Escape is pressed in a text field', async () => {
      const { user } = await startPreview();
      const field = document.body.appendChild(document.createElement('input'));
      await user.type(field, 'ada{Escape}');
      expect(previewBar()).not.toBeNull();
      field.remove();
    });

    test('ends with the session', async () => {
      const { store } = await startPreview();
      act(() => void store.dispatch(signedOut()));
      await waitFor(() => expect(store.getState().rolePreview).toBeNull());
    });

    test('ends when the operator is no longer an Admin, and the console applies the new permissions', async () => {
      const { change } = await startPreview();
      await change(['MANAGE_WHITE_LABELLED_CUSTOMER'], 'Staff');
      await waitFor(() => expect(links()).toContain('Legal'));
      expect(previewBar()).toBeNull();
    });
  });
});

describe('required two-factor setup', () => {
  const codes = ['abcde-fghjk', '23456-789ab'];

  function createServer(isInitiallyRequired = true) {
    const state = { isTwoFactorRequired: isInitiallyRequired, hasTwoFactor: false };
    const responses: ApiHandlers = {
      GetCurrentOperator: () => ({
        currentOperator: operatorWith({
          permissions: [],
          hasTwoFactor: state.hasTwoFactor,
          whiteLabelledCustomer: { isTwoFactorRequired: state.isTwoFactorRequired },
        }),
      }),
      GetThemeSetup: () => ({ themeSetup: null }),
      GetStartUpPacks: () => {
        if (state.isTwoFactorRequired && !state.hasTwoFactor) throw { code: 'TWO_FACTOR_SETUP_REQUIRED' };
        return { startUpPacks: [] };
      },
      StartTwoFactorSetup: () => ({
        startTwoFactorSetup: { secret: 'ABCD EFGH', uri: 'otpauth://totp/Livery:ada' },
      }),
      ConfirmTwoFactorSetup: () => {
        state.hasTwoFactor = true;
        return { confirmTwoFactorSetup: { codes } };
      },
      GetNotifications: () => {
        throw { code: 'UNAVAILABLE' };
      },
      SignOut: () => ({ signOut: true }),
    };
    return { state, responses };
  }

  const findSetupHeading = () =>
    screen.findByRole('heading', { name: 'Set up two-factor authentication', level: 1 });

  beforeEach(() => storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }));

  test('hides everything else until two-factor is on and the recovery codes are saved', async () => {
    const { responses } = createServer();
    const { user, requests } = renderApp('/dashboard/start-up-packs', responses);
    await findSetupHeading();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(requests).not.toContain('GetStartUpPacks');

    await user.click(screen.getByRole('button', { name: 'Start setup' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on two-factor' }));

    await screen.findByRole('heading', { name: 'Your recovery codes', level: 1 });
    // The recovery codes stay visible although the refetched operator already has two-factor authentication.
    await waitFor(() =>
      expect(requests.filter((name) => name === 'GetCurrentOperator').length).toBeGreaterThan(1),
    );
    expect(screen.getByText(codes[0] ?? '')).toBeInTheDocument();
    await user.click(screen.getByLabelText('I’ve saved my recovery codes'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('heading', { name: /Start-up Packs/i, level: 1 })).toBeInTheDocument();
  });

  test('asks for the password first when the API requires it', async () => {
    const { responses } = createServer();
    const passwordRequired = { code: 'BAD_USER_INPUT', fields: { password: 'Type your password.' } };
    const { user } = renderApp('/dashboard/start-up-packs', {
      ...responses,
      StartTwoFactorSetup: ({ password }) => {
        if (password !== 'correct horse battery') throw passwordRequired;
        return responses['StartTwoFactorSetup']?.({ password });
      },
    });
    await findSetupHeading();
    await user.click(screen.getByRole('button', { name: 'Start setup' }));
    await pasteInto(user, await screen.findByLabelText('Your password'), 'correct horse battery');
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Code')).toBeInTheDocument();
  });

  test('tells an operator without a password to sign in with Google again', async () => {
    const { responses } = createServer();
    const { user } = renderApp('/dashboard/start-up-packs', {
      ...responses,
      StartTwoFactorSetup: () => {
        throw { code: 'FORBIDDEN', message: 'You have no password to show that it is you.' };
      },
    });
    await findSetupHeading();
    await user.click(screen.getByRole('button', { name: 'Start setup' }));

    expect(await screen.findByRole('region', { name: 'Confirm your identity' })).toHaveTextContent(
      /sign in with Google again, and return here within 15 minutes/,
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  });

  test('lets the operator sign out instead', async () => {
    const { responses } = createServer();
    const { user, currentPath } = renderApp('/dashboard/start-up-packs', responses);
    await findSetupHeading();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(currentPath()).toBe('/login'));
  });

  test('opens after the next rejected request when two-factor becomes required', async () => {
    const { state, responses } = createServer(false);
    const { user } = renderApp('/dashboard/marketing-templates', {
      ...responses,
      GetMarketingTemplates: () => ({ marketingTemplates: [] }),
    });
    await screen.findByRole('heading', { name: /Marketing Templates/i, level: 1 });
    state.isTwoFactorRequired = true;
    await user.click(await screen.findByRole('link', { name: 'Start-up Packs' }));
    await findSetupHeading();
  });
});
