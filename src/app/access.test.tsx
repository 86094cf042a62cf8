import type { LiveSocket } from '@/api/socket';
import { paths } from '@/config/paths';
import { storeSignIn } from '@/lib/cookies';
import { isAnythingUnsaved } from '@/lib/forms/leaveGuard';
import { signedOut } from '@/state/authSlice';
import type { Permission, Role } from '@/state/operator';
import type { Answers } from '@/testing/answers';
import { fakeParts } from '@/testing/fakeParts';
import { operatorWith } from '@/testing/operator';
import { pasteInto } from '@/testing/pasteInto';
import { renderApp } from '@/testing/renderApp';
import { act, screen, waitFor, within } from '@testing-library/react';

describe('access', () => {
  type User = ReturnType<typeof renderApp>['user'];

  const all = operatorWith({}).permissions;

  const roles = (['Admin', 'Staff', 'ClientManagement'] as const).map((role) => ({
    role,
    permissions: role === 'Admin' ? all : [],
    isFixed: role === 'Admin',
    operatorCount: 1,
    operatorNames: ['Somebody'],
  }));

  /** The console of somebody whose rights the test changes as an Admin would. */
  function openAs(permissions: Permission[], path: string, role: Role = 'Staff') {
    storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
    const server = { permissions, role };
    const unavailable = () => {
      throw { code: 'UNAVAILABLE' };
    };
    const answers: Answers = {
      GetCurrentOperator: () => ({ currentOperator: operatorWith(server) }),
      GetThemeSetup: () => ({ themeSetup: null }),
      GetStartUpPacks: () => ({ startUpPacks: [] }),
      GetMarketingTemplates: () => ({ marketingTemplates: [] }),
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
    const fakes = fakeParts();
    let hear: Parameters<LiveSocket['onNews']>[0] = () => undefined;
    fakes.parts.socket.onNews = (listener) => (hear = listener);
    const view = renderApp(path, answers, fakes);
    const change = (held: Permission[], newRole: Role = 'Staff') =>
      act(async () => {
        Object.assign(server, { permissions: held, role: newRole });
        hear({ status: 'retrying', message: null, isBack: false, farewell: 'accessChanged' });
      });
    return { ...view, server, change };
  }

  const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  describe('what an Admin changes while the console is open', () => {
    test('a screen that is no longer allowed is left with a word, and a way to what is open', async () => {
      const { change, user, place } = openAs(['MANAGE_WHITE_LABELLED_CUSTOMER'], paths.legal);
      await heading('Legal');
      await change([]);

      expect(await heading('No access any more')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(
        /This page was just closed to you.*An Admin of your company has changed your role, or what it opens/,
      );
      expect(links()).toEqual(['Start-up Packs', 'Marketing Templates']);
      await user.click(screen.getByRole('link', { name: 'Go to Start-up Packs' }));
      await waitFor(() => expect(place()).toBe(paths.startUpPacks));
    });

    test('it opens again by itself when it is given back', async () => {
      const { change } = openAs(['MANAGE_WHITE_LABELLED_CUSTOMER'], paths.legal);
      await heading('Legal');
      await change([]);
      await heading('No access any more');
      await change(['MANAGE_WHITE_LABELLED_CUSTOMER']);
      expect(await heading('Legal')).toBeVisible();
    });

    test('an address that was never open says so in other words', async () => {
      openAs([], paths.legal);
      expect(await heading('No access')).toBeVisible();
      expect(screen.getByText(/decides what each role may do/)).toBeVisible();
      expect(screen.queryByText(/just closed/)).toBeNull();
    });

    test('an address that no role can be given says whose it is', async () => {
      openAs([...all], paths.auditLog);
      expect(await screen.findByText('This page is for Admins alone')).toBeVisible();
      expect(screen.queryByText(/decides what each role may do/)).toBeNull();
    });

    test('a screen that stays open stays, with a word that others came or went', async () => {
      const { change } = openAs([], paths.startUpPacks);
      await heading('Start-up Packs');
      await change(['MANAGE_WHITE_LABELLED_CUSTOMER']);
      expect(await screen.findByText('An Admin has changed what you may open.')).toBeVisible();
      expect(links()).toContain('Branding');
      expect(await heading('Start-up Packs')).toBeVisible();
    });

    test('the API’s refusal has the same effect where no socket told of the change', async () => {
      const { user, server } = openAs(['MANAGE_WHITE_LABELLED_CUSTOMER'], paths.startUpPacks);
      await heading('Start-up Packs');
      server.permissions = [];
      await user.click(screen.getByRole('link', { name: 'Legal' }));
      expect(await heading('No access any more')).toBeVisible();
    });

    test('what was not saved on the screen that closed holds nobody there', async () => {
      const { change, user, place } = openAs(all, paths.roles, 'Admin');
      await user.click(await screen.findByRole('checkbox', { name: 'Staff: Payments' }));
      expect(isAnythingUnsaved()).toBe(true);
      await change([], 'Staff');
      await heading('No access any more');
      expect(isAnythingUnsaved()).toBe(false);
      await user.click(screen.getByRole('link', { name: 'Marketing Templates' }));
      await waitFor(() => expect(place()).toBe(paths.marketingTemplates));
    });
  });

  describe('looking at the console as another role', () => {
    const bar = () => screen.queryByRole('region', { name: 'Preview' });

    async function preview() {
      const view = openAs(all, paths.roles, 'Admin');
      await view.user.click(await screen.findByRole('checkbox', { name: 'Staff: Payments' }));
      await view.user.click(screen.getByRole('button', { name: 'Preview as Client Management' }));
      await heading('Start-up Packs');
      return view;
    }

    test('navigation and routes are as they would be, from the screen where the role begins', async () => {
      const { place } = await preview();
      expect(bar()).toHaveTextContent(
        'You are looking at the console as Client Management. What you do is still done as you. Escape ends the preview.',
      );
      expect(place()).toBe(paths.startUpPacks);
      expect(links()).toEqual(['Start-up Packs', 'Marketing Templates']);
    });

    test.each([
      ['Stop preview', (user: User) => user.click(screen.getByRole('button', { name: 'Stop preview' }))],
      ['Escape', (user: User) => user.keyboard('{Escape}')],
    ])('%s leads back to the roles, with the ticks that were not saved', async (_what, stop) => {
      const { user, place } = await preview();
      await stop(user);
      expect(await heading('Roles and Permissions')).toBeVisible();
      expect(place()).toBe(paths.roles);
      expect(bar()).toBeNull();
      expect(links()).toContain('Dashboard');
      expect(screen.getByRole('checkbox', { name: 'Staff: Payments' })).toBeChecked();
      expect(screen.getByRole('region', { name: 'Unsaved changes' })).toBeVisible();
    });

    test('Escape in a field does only what it does there', async () => {
      const { user } = await preview();
      const field = document.body.appendChild(document.createElement('input'));
      await user.type(field, 'ada{Escape}');
      expect(bar()).not.toBeNull();
      field.remove();
    });

    test('it ends with the session', async () => {
      const { store } = await preview();
      act(() => void store.dispatch(signedOut()));
      await waitFor(() => expect(store.getState().rolePreview).toBeNull());
    });

    test('it shows nobody more than they may: whoever is no Admin any more sees what their role opens', async () => {
      const { change } = await preview();
      await change(['MANAGE_WHITE_LABELLED_CUSTOMER'], 'Staff');
      await waitFor(() => expect(links()).toContain('Legal'));
      expect(bar()).toBeNull();
    });
  });
});

describe('forced two-factor set-up', () => {
  const codes = ['abcde-fghjk', '23456-789ab'];

  /** A server on which two-factor is set up by confirming it. */
  function requiringServer(isRequiredFromTheStart = true) {
    const state = { isTwoFactorRequired: isRequiredFromTheStart, hasTwoFactor: false };
    const answers: Answers = {
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
      StartTwoFactor: () => ({ startTwoFactor: { secret: 'ABCD EFGH', uri: 'otpauth://totp/Livery:ada' } }),
      ConfirmTwoFactor: () => {
        state.hasTwoFactor = true;
        return { confirmTwoFactor: { codes } };
      },
      GetNotifications: () => {
        throw { code: 'UNAVAILABLE' };
      },
      SignOut: () => ({ signOut: true }),
    };
    return { state, answers };
  }

  const setUpTitle = () => screen.findByRole('heading', { name: 'Set up two-factor', level: 1 });

  beforeEach(() => storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }));

  test('whoever has to set two-factor up sees nothing else until it is, and its codes were kept', async () => {
    const { answers } = requiringServer();
    const { user, asked } = renderApp('/dashboard/start-up-packs', answers);
    await setUpTitle();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(asked).not.toContain('GetStartUpPacks');

    await user.click(screen.getByRole('button', { name: 'Start' }));
    await user.type(await screen.findByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));

    await screen.findByRole('heading', { name: 'Your recovery codes', level: 1 });
    // The server says by now that it is on.
    await waitFor(() =>
      expect(asked.filter((name) => name === 'GetCurrentOperator').length).toBeGreaterThan(1),
    );
    expect(screen.getByText(codes[0] ?? '')).toBeInTheDocument();
    await user.click(screen.getByLabelText('I have kept them'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('heading', { name: /Start-up Packs/i, level: 1 })).toBeInTheDocument();
  });

  test('in a console that has been open for a while the password is asked for first', async () => {
    const { answers } = requiringServer();
    const wanted = { code: 'BAD_USER_INPUT', fields: { password: 'Type your password.' } };
    const { user } = renderApp('/dashboard/start-up-packs', {
      ...answers,
      StartTwoFactor: ({ password }) => {
        if (password !== 'correct horse battery') throw wanted;
        return answers['StartTwoFactor']?.({ password });
      },
    });
    await setUpTitle();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await pasteInto(user, await screen.findByLabelText('Your password'), 'correct horse battery');
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByLabelText('Code')).toBeInTheDocument();
  });

  test('without a password and a sign-in of just now, the way to one is said', async () => {
    const { answers } = requiringServer();
    const { user } = renderApp('/dashboard/start-up-packs', {
      ...answers,
      StartTwoFactor: () => {
        throw { code: 'FORBIDDEN', message: 'You have no password to show that it is you.' };
      },
    });
    await setUpTitle();
    await user.click(screen.getByRole('button', { name: 'Start' }));

    expect(await screen.findByRole('region', { name: 'Sign in with Google again first' })).toHaveTextContent(
      /sign in with Google, and set two-factor up here within 15 minutes/,
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled();
  });

  test('they may sign out instead', async () => {
    const { answers } = requiringServer();
    const { user, place } = renderApp('/dashboard/start-up-packs', answers);
    await setUpTitle();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(place()).toBe('/login'));
  });

  test('a console that was open when it began to be required is led there by the next answer', async () => {
    const { state, answers } = requiringServer(false);
    const { user } = renderApp('/dashboard/marketing-templates', {
      ...answers,
      GetMarketingTemplates: () => ({ marketingTemplates: [] }),
    });
    await screen.findByRole('heading', { name: /Marketing Templates/i, level: 1 });
    state.isTwoFactorRequired = true;
    await user.click(await screen.findByRole('link', { name: 'Start-up Packs' }));
    await setUpTitle();
  });
});
