import { env } from '@/config/env';
import { selectAccessToken } from '@/state/authSlice';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { act, screen, waitFor } from '@testing-library/react';
import LoginScreen from './LoginScreen';
import { googleScript } from './google/googleIdentity';

const tokens = { accessToken: 'new-access', refreshToken: 'new-refresh' };

const signedOut = { path: '/login', operator: null };

describe('LoginScreen', () => {
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

  async function fillIn(user: ReturnType<typeof renderScreen>['user']) {
    await pasteInto(user, screen.getByLabelText('Email'), ' ada@northwind.test ');
    await pasteInto(user, screen.getByLabelText('Password'), 'a long pass phrase');
  }

  test('signs in with email and password and keeps the choice to stay signed in', async () => {
    const sent = jest.fn();
    const { user, store } = renderScreen(
      <LoginScreen />,
      {
        Login: (variables) => {
          sent(variables);
          return { login: tokens };
        },
      },
      signedOut,
    );

    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: /for 30 days$/ }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    await waitFor(() => expect(selectAccessToken(store.getState())).toBe('new-access'));
    expect(sent).toHaveBeenCalledWith({
      email: 'ada@northwind.test',
      password: 'a long pass phrase',
      rememberMe: true,
      captchaToken: null,
    });
    expect(store.getState().auth.authData).toMatchObject({ refreshToken: 'new-refresh', rememberMe: true });
  });

  test('names the environment in staging, but not in production', () => {
    const productionView = renderScreen(<LoginScreen />, {}, signedOut);
    expect(screen.queryByText('Staging')).toBeNull();
    productionView.unmount();
    const replacedEnv = jest.replaceProperty(env, 'environment', 'staging');
    renderScreen(<LoginScreen />, {}, signedOut);
    expect(screen.getByText('Staging')).toBeVisible();
    replacedEnv.restore();
  });

  test('shows why the sign-in failed and keeps the input', async () => {
    const { user, store } = renderScreen(
      <LoginScreen />,
      {
        Login: () => {
          throw { code: 'INVALID_CREDENTIALS', message: 'That email address and password do not match.' };
        },
      },
      signedOut,
    );

    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That email address and password do not match.',
    );
    expect(screen.getByLabelText('Password')).toHaveValue('a long pass phrase');
    expect(selectAccessToken(store.getState())).toBeNull();
  });

  test('shows the waiting time when the rate limit is reached', async () => {
    const { user } = renderScreen(
      <LoginScreen />,
      {
        Login: () => {
          throw { code: 'RATE_LIMITED', message: 'Too many tries. Try again in 5 minutes.' };
        },
      },
      signedOut,
    );

    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 5 minutes.');
  });

  test('spec 5: shows an error message under each empty field and focuses the first one', async () => {
    const { user, requests } = renderScreen(<LoginScreen />, {}, signedOut);

    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(requests).toEqual([]);
  });

  test('focuses the email field and supports password managers', () => {
    renderScreen(<LoginScreen />, {}, signedOut);

    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  test('links to sign-up and to the password reset', () => {
    renderScreen(<LoginScreen />, {}, signedOut);

    expect(screen.getByRole('link', { name: 'Create a company' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  test('hides the sign-up link when sign-up is closed', () => {
    jest.replaceProperty(env, 'isSignupOpen', false);

    renderScreen(<LoginScreen />, {}, signedOut);

    expect(screen.queryByRole('link', { name: 'Create a company' })).not.toBeInTheDocument();
  });

  test('loads no Google or bot-check script when neither is configured', () => {
    renderScreen(<LoginScreen />, {}, signedOut);

    expect(scripts()).toEqual([]);
  });

  test('spec 7: sends Google’s token to googleLogin and signs in if a client id is configured', async () => {
    jest.replaceProperty(env, 'googleClientId', 'client-id');
    let sendGoogleCredential = (_response: { credential: string }) => {};
    window.google = {
      accounts: {
        id: {
          initialize: ({ callback }) => {
            sendGoogleCredential = callback;
          },
          renderButton: (container) => container.append('Google button'),
        },
      },
    };
    const { store } = renderScreen(
      <LoginScreen />,
      { googleLogin: ({ token }) => ({ googleLogin: { ...tokens, accessToken: `for ${String(token)}` } }) },
      signedOut,
    );

    await waitFor(() => expect(scripts()).toEqual([googleScript]));
    document.head.querySelector('script')?.dispatchEvent(new Event('load'));
    await screen.findByText('Google button');
    await act(async () => sendGoogleCredential({ credential: 'id-token' }));

    await waitFor(() => expect(selectAccessToken(store.getState())).toBe('for id-token'));
  });

  test('waits for the bot check if its site key is configured, and sends the bot-check token', async () => {
    jest.replaceProperty(env, 'botCheckSiteKey', 'site-key');
    let passBotCheck = (_token: string) => {};
    window.turnstile = {
      render: (_container, options) => {
        passBotCheck = options.callback;
        return 'widget';
      },
      reset: () => {},
      remove: () => {},
    };
    const sent = jest.fn();
    const { user } = renderScreen(
      <LoginScreen />,
      {
        Login: ({ captchaToken }) => {
          sent(captchaToken);
          return { login: tokens };
        },
      },
      signedOut,
    );

    await fillIn(user);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    document.head.querySelector('script[src*=turnstile]')?.dispatchEvent(new Event('load'));
    await waitFor(() => {
      passBotCheck('bot-token');
      expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    await waitFor(() => expect(sent).toHaveBeenCalledWith('bot-token'));
  });

  beforeEach(() => document.head.querySelectorAll('script').forEach((script) => script.remove()));

  afterEach(() => {
    jest.restoreAllMocks();
    delete window.google;
    delete window.turnstile;
  });
});
