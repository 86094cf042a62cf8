import { selectAccessToken } from '@/state/authSlice';
import type { Variables } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import LoginScreen from './LoginScreen';

const tokens = { accessToken: 'new-access', refreshToken: 'new-refresh' };

const signedOut = { path: '/login', operator: null };

describe('TwoFactorForm', () => {
  const challenge = { token: 'challenge-1', expiresAt: '2026-12-01T00:00:00.000Z' };

  const setTwoFactorRequirement = () => {
    throw { code: 'TWO_FACTOR_REQUIRED', challenge };
  };

  async function renderTwoFactorForm(
    complete: (variables: Variables) => unknown = () => ({ completeSignIn: tokens }),
  ) {
    const view = renderScreen(
      <LoginScreen />,
      { Login: setTwoFactorRequirement, CompleteSignIn: complete },
      signedOut,
    );
    const { user } = view;
    await pasteInto(user, screen.getByLabelText('Email'), 'ada@northwind.test');
    await pasteInto(user, screen.getByLabelText('Password'), 'a long pass phrase');
    await user.click(screen.getByLabelText(/^Stay signed in/));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Two-factor authentication' });
    return view;
  }

  test('signs in with a code and keeps the choice to stay signed in', async () => {
    const sent = jest.fn();
    const { user, store } = await renderTwoFactorForm((variables) => {
      sent(variables);
      return { completeSignIn: tokens };
    });
    const input = screen.getByLabelText('Code');
    expect(input).toHaveFocus();
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(selectAccessToken(store.getState())).toBeNull();

    await pasteInto(user, input, '123 456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    await waitFor(() => expect(selectAccessToken(store.getState())).toBe('new-access'));
    expect(sent).toHaveBeenCalledWith({ challenge: 'challenge-1', code: '123 456' });
    expect(store.getState().auth.authData.rememberMe).toBe(true);
  });

  test('signs in with a recovery code', async () => {
    const sent = jest.fn();
    const { user, store } = await renderTwoFactorForm(({ code }) => {
      sent(code);
      return { completeSignIn: tokens };
    });
    await user.type(screen.getByLabelText('Code'), '123');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveValue('');
    await pasteInto(user, screen.getByLabelText('Recovery code'), 'abcde-fghjk');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(selectAccessToken(store.getState())).toBe('new-access'));
    expect(sent).toHaveBeenCalledWith('abcde-fghjk');
  });

  test('shows an error for a rejected code under its field and keeps the input', async () => {
    const { user } = await renderTwoFactorForm(() => {
      throw { code: 'BAD_USER_INPUT', fields: { code: 'This code does not work.' } };
    });
    await user.type(screen.getByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('This code does not work.'),
    );
    expect(screen.getByLabelText('Code')).toHaveValue('000000');
  });

  test('requires a code before it sends a request', async () => {
    const { user, requests } = await renderTwoFactorForm();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
      'Enter the code from your authenticator app.',
    );
    expect(requests).toEqual(['Login']);
  });

  test('shows the waiting time when the rate limit is reached', async () => {
    const { user } = await renderTwoFactorForm(() => {
      throw { code: 'RATE_LIMITED', message: 'Too many tries. Try again in 15 minutes.' };
    });
    await user.type(screen.getByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 15 minutes.');
  });

  test('returns to the sign-in form with an error and the email when the challenge has expired', async () => {
    const { user } = await renderTwoFactorForm(() => {
      throw { code: 'INVALID_CREDENTIALS', message: 'This sign-in has run out. Sign in again.' };
    });
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This sign-in has run out. Sign in again.');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@northwind.test');
  });

  test('returns to the sign-in form without an error on Back to sign-in', async () => {
    const { user } = await renderTwoFactorForm();
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
