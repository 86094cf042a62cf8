import type { EmailConfirmationFieldsFragment } from '@/api/types';
import type { ApiHandlers } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import { passTime } from '@/testing/passTime';
import { renderScreen } from '@/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import ConfirmEmailScreen from './ConfirmEmailScreen';
import ForgotPasswordScreen from './ForgotPasswordScreen';
import ForgotPasswordSuccessScreen from './ForgotPasswordSuccessScreen';
import ResetPasswordScreen from './ResetPasswordScreen';

describe('ForgotPasswordScreen', () => {
  const screens = (
    <Routes>
      <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
      <Route path="/forgot-password/success" element={<ForgotPasswordSuccessScreen />} />
    </Routes>
  );
  const signedOut = { path: '/forgot-password', operator: null };

  async function submitEmail(user: ReturnType<typeof renderScreen>['user']) {
    await pasteInto(user, screen.getByLabelText('Email'), 'ada@northwind.test');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
  }

  test('shows the success page without revealing whether an account exists', async () => {
    const { user, currentPath } = renderScreen(
      screens,
      { RequestPasswordReset: () => ({ requestPasswordReset: true }) },
      signedOut,
    );

    await submitEmail(user);

    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeInTheDocument();
    expect(currentPath()).toBe('/forgot-password/success');
    expect(screen.getByText(/^If/)).toHaveTextContent('If ada@northwind.test has an account');
  });

  test('allows resending the link after a minute', async () => {
    const { user, requests } = renderScreen(
      screens,
      { RequestPasswordReset: () => ({ requestPasswordReset: true }) },
      signedOut,
    );
    jest.useFakeTimers();
    await submitEmail(user);
    expect(await screen.findByRole('button', { name: /Resend link in (60|59) s/ })).toBeDisabled();

    await passTime(61_000);
    await user.click(screen.getByRole('button', { name: 'Resend link' }));

    await waitFor(() => expect(requests).toEqual(['RequestPasswordReset', 'RequestPasswordReset']));
    expect(await screen.findByRole('button', { name: 'Resend link in 60 s' })).toBeDisabled();
    expect(screen.getByText('Link sent again.')).toBeInTheDocument();
  });

  test('keeps the email address and shows the waiting time when the rate limit is reached', async () => {
    const { user } = renderScreen(
      screens,
      {
        RequestPasswordReset: () => {
          throw { code: 'RATE_LIMITED', message: 'Too many tries. Try again in 2 minutes.' };
        },
      },
      signedOut,
    );

    await submitEmail(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 2 minutes.');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@northwind.test');
  });

  test('links back to the form when the success page is opened directly', () => {
    renderScreen(screens, {}, { path: '/forgot-password/success', operator: null });

    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  afterEach(() => jest.restoreAllMocks());
});

describe('ResetPasswordScreen', () => {
  const emailLink = { path: '/reset-password?token=abc', operator: null };

  async function submitPassword(
    user: ReturnType<typeof renderScreen>['user'],
    password = 'plum kettle orbit nine',
  ) {
    await pasteInto(user, screen.getByLabelText('New password'), password);
    await user.click(screen.getByRole('button', { name: 'Save password' }));
  }

  test('sets the new password and states that all sessions are signed out', async () => {
    const sent = jest.fn();
    const { user } = renderScreen(
      <ResetPasswordScreen />,
      {
        ResetPassword: (variables) => {
          sent(variables);
          return { resetPassword: true };
        },
      },
      emailLink,
    );

    expect(screen.getByText(/signs you out on all devices/)).toBeInTheDocument();
    await submitPassword(user);

    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeInTheDocument();
    expect(screen.getByText(/^You’re signed out on all devices/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(sent).toHaveBeenCalledWith({ token: 'abc', password: 'plum kettle orbit nine' });
  });

  test('offers a new link when the link was used or has expired', async () => {
    const { user } = renderScreen(
      <ResetPasswordScreen />,
      {
        ResetPassword: () => {
          throw { code: 'BAD_USER_INPUT', fields: { token: 'This link was used or has expired.' } };
        },
      },
      emailLink,
    );

    await submitPassword(user);

    expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  test('rejects a link without a token', () => {
    renderScreen(<ResetPasswordScreen />, {}, { path: '/reset-password', operator: null });

    expect(screen.getByRole('heading', { name: 'This link is no longer valid' })).toBeInTheDocument();
  });

  test('shows why the server rejects the password and keeps the input', async () => {
    const { user } = renderScreen(
      <ResetPasswordScreen />,
      {
        ResetPassword: () => {
          throw { code: 'BAD_USER_INPUT', fields: { password: 'This is one of the commonest passwords.' } };
        },
      },
      emailLink,
    );

    await submitPassword(user, 'passwordpassword');

    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
        'This is one of the commonest passwords.',
      ),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('passwordpassword');
  });
});

describe('ConfirmEmailScreen', () => {
  const openConfirmation: EmailConfirmationFieldsFragment = {
    status: 'Open',
    email: 'ada@new.test',
    side: 'New',
    isConfirmed: false,
    waitingFor: 'Old',
    expiresAt: '2026-01-02T00:00:00.000Z',
  };

  const openLink = (query: string, responses: ApiHandlers, operator: null | object = null) =>
    renderScreen(<ConfirmEmailScreen />, responses, { path: `/confirm-email?${query}`, operator });

  const stubConfirmation = (confirmation: Partial<EmailConfirmationFieldsFragment> = {}) => ({
    GetEmailConfirmation: () => ({ emailConfirmation: { ...openConfirmation, ...confirmation } }),
  });

  test('confirms the change only on a click, then waits for the other address', async () => {
    const { user, requests: calls } = openLink('token=abc', {
      ...stubConfirmation(),
      ConfirmEmailChange: ({ token }) => {
        expect(token).toBe('abc');
        return { confirmEmailChange: { ...openConfirmation, isConfirmed: true } };
      },
    });

    expect(await screen.findByText('ada@new.test')).toBeInTheDocument();
    expect(calls).toEqual(['GetEmailConfirmation']);
    await user.click(screen.getByRole('button', { name: 'Approve change' }));

    expect(await screen.findByRole('heading', { name: 'One more approval needed' })).toBeInTheDocument();
    expect(screen.getByText(/sent to your current address/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });

  test('completes the change when the second address is confirmed, and links to the dashboard', async () => {
    const { user } = openLink(
      'token=abc',
      {
        ...stubConfirmation({ side: 'Old' }),
        ConfirmEmailChange: () => ({
          confirmEmailChange: {
            ...openConfirmation,
            side: 'Old',
            status: 'Done',
            isConfirmed: true,
            waitingFor: null,
          },
        }),
      },
      {},
    );

    await user.click(await screen.findByRole('button', { name: 'Approve change' }));

    expect(await screen.findByRole('heading', { name: 'Email address changed' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toBeInTheDocument();
  });

  test('declines the change and links to a password reset', async () => {
    const { user } = openLink('token=abc&answer=no', {
      ...stubConfirmation({ side: 'Old' }),
      DeclineEmailChange: () => ({
        declineEmailChange: { ...openConfirmation, side: 'Old', status: 'Declined' },
      }),
    });

    expect(await screen.findByRole('heading', { name: 'Cancel email change?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel change' }));

    expect(await screen.findByRole('heading', { name: 'Email change canceled' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reset password' })).toHaveAttribute('href', '/forgot-password');
  });

  test('shows an error when confirming fails, and allows a retry', async () => {
    const { user } = openLink('token=abc', {
      ...stubConfirmation(),
      ConfirmEmailChange: () => {
        throw { code: 'UNAVAILABLE' };
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Approve change' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('temporarily unavailable');
    expect(screen.getByRole('button', { name: 'Approve change' })).toBeEnabled();
  });

  test.each<[EmailConfirmationFieldsFragment['status'], string]>([
    ['Expired', 'This link has expired'],
    ['Canceled', 'This link is no longer valid'],
    ['Declined', 'Email change canceled'],
    ['Taken', 'Email address already in use'],
    ['Done', 'Email address changed'],
  ])('shows the result without buttons for the status %s', async (status, title) => {
    openLink('token=abc', stubConfirmation({ status, waitingFor: null }));

    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('rejects an unknown link and a link without a token', async () => {
    const unknown = {
      GetEmailConfirmation: () => {
        throw { code: 'NOT_FOUND' };
      },
    };
    const { unmount } = openLink('token=abc', unknown);
    expect(await screen.findByRole('heading', { name: 'This link is invalid' })).toBeInTheDocument();
    unmount();

    openLink('', {});
    expect(screen.getByRole('heading', { name: 'This link is invalid' })).toBeInTheDocument();
  });

  test('offers a retry when the confirmation fails to load', async () => {
    openLink('token=abc', {
      GetEmailConfirmation: () => {
        throw { code: 'UNAVAILABLE' };
      },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
