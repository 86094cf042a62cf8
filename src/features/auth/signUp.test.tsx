import { env } from '@/config/env';
import { selectAccessToken } from '@/state/authSlice';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { act, screen, waitFor } from '@testing-library/react';
import SignupScreen from './SignupScreen';

describe('SignupScreen', () => {
  const signedOut = { path: '/signup', operator: null };
  const tokens = { accessToken: 'new-access', refreshToken: 'new-refresh' };

  async function fillIn(user: ReturnType<typeof renderScreen>['user'], password = 'plum kettle orbit nine') {
    await pasteInto(user, screen.getByLabelText('Company name'), 'Northwind');
    await user.type(screen.getByLabelText('Your name'), 'Ada');
    await pasteInto(user, screen.getByLabelText('Email'), 'ada@northwind.test');
    await pasteInto(user, screen.getByLabelText('Password'), password);
  }

  afterEach(() => jest.restoreAllMocks());

  test('creates a company and signs in its Admin', async () => {
    const sent = jest.fn();
    const { user, store } = renderScreen(
      <SignupScreen />,
      {
        SignUp: ({ input }) => {
          sent(input);
          return { signUp: tokens };
        },
      },
      signedOut,
    );

    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create company' }));

    await waitFor(() => expect(selectAccessToken(store.getState())).toBe('new-access'));
    expect(sent).toHaveBeenCalledWith({
      companyName: 'Northwind',
      name: 'Ada',
      email: 'ada@northwind.test',
      password: 'plum kettle orbit nine',
      captchaToken: null,
    });
  });

  test('shows an error for a taken email address under its field and keeps the input', async () => {
    const { user } = renderScreen(
      <SignupScreen />,
      {
        SignUp: () => {
          throw { code: 'BAD_USER_INPUT', fields: { email: 'This address has an account already.' } };
        },
      },
      signedOut,
    );

    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create company' }));

    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'This address has an account already.',
      ),
    );
    expect(screen.getByLabelText('Company name')).toHaveValue('Northwind');
    expect(screen.getByLabelText('Password')).toHaveValue('plum kettle orbit nine');
  });

  test('shows a rate-limit error', async () => {
    const { user } = renderScreen(
      <SignupScreen />,
      {
        SignUp: () => {
          throw { code: 'RATE_LIMITED', message: 'Too many tries. Try again in 1 hour.' };
        },
      },
      signedOut,
    );

    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Create company' }));

    expect(await screen.findByText('Too many tries. Try again in 1 hour.')).toBeInTheDocument();
  });

  test('shows how many characters the password still needs, and then its strength', async () => {
    const { user } = renderScreen(<SignupScreen />, {}, signedOut);
    const password = screen.getByLabelText('Password');

    await user.type(password, 'abc');
    expect(screen.getByText('7 more characters needed')).toBeInTheDocument();

    await user.clear(password);
    await user.type(password, 'password12');
    expect(await screen.findByText(/^(Very w|W)eak password$/)).toBeInTheDocument();

    await user.clear(password);
    await pasteInto(user, password, 'plum kettle orbit nine');
    expect(await screen.findByText('Very strong password')).toBeInTheDocument();
  });

  test('rejects missing and invalid values without sending a request', async () => {
    const { user, requests } = renderScreen(<SignupScreen />, {}, signedOut);

    await pasteInto(user, screen.getByLabelText('Email'), 'not-an-email');
    await user.click(screen.getByRole('button', { name: 'Create company' }));

    expect(await screen.findByText('Enter your company name.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^Enter an email address, such as/);
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter at least 10 characters.');
    expect(requests).toEqual([]);
  });

  test('spec 7: sends Google’s token to googleRegister and signs in if a client id is configured', async () => {
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
      <SignupScreen />,
      {
        googleRegister: ({ token }) => ({
          googleRegister: { ...tokens, accessToken: `for ${String(token)}` },
        }),
      },
      signedOut,
    );
    await waitFor(() => expect(document.head.querySelector('script')).not.toBeNull());
    document.head.querySelector('script')?.dispatchEvent(new Event('load'));
    await screen.findByText('Google button');
    await act(async () => sendGoogleCredential({ credential: 'id-token' }));

    await waitFor(() => expect(selectAccessToken(store.getState())).toBe('for id-token'));
    expect(store.getState().auth.authData.refreshToken).toBe('new-refresh');
  });
});
