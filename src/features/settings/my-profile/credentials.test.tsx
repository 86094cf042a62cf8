import type { MyAccountFieldsFragment } from '@/api/types';
import type { ApiHandlers } from '@/testing/stubFetch';
import { operatorWith } from '@/testing/operatorWith';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { ToastHost } from '@/ui/ToastHost';
import { screen, waitFor, within } from '@testing-library/react';
import { EmailPanel } from './email/EmailPanel';
import { PasswordPanel } from './password/PasswordPanel';
import { useMyAccount } from './useMyAccount';

const account: MyAccountFieldsFragment = {
  hasPassword: true,
  hasGoogle: false,
  mustReauthenticate: false,
  pendingEmail: null,
};

describe('EmailPanel', () => {
  const pendingEmail = {
    email: 'ada@new.test',
    isOldConfirmed: true,
    isNewConfirmed: false,
    expiresAt: '2026-01-02T10:00:00.000Z',
  };

  function Panel() {
    return (
      <>
        <EmailPanel operator={operatorWith()} accountQuery={useMyAccount()} />
        <ToastHost />
      </>
    );
  }

  const renderPanel = (overrides: Partial<MyAccountFieldsFragment>, responses: ApiHandlers = {}) =>
    renderScreen(<Panel />, {
      GetMyAccount: () => ({ myAccount: { ...account, ...overrides } }),
      ...responses,
    });

  test('requests an address change with the password and shows both confirmations as pending', async () => {
    let pending: typeof pendingEmail | null = null;
    const sent: unknown[] = [];
    const { user } = renderPanel(
      {},
      {
        GetMyAccount: () => ({ myAccount: { ...account, pendingEmail: pending } }),
        RequestEmailChange: (variables) => {
          sent.push(variables);
          pending = { ...pendingEmail, isOldConfirmed: false };
          return { requestEmailChange: { ...account, pendingEmail: pending } };
        },
      },
    );

    await user.click(await screen.findByRole('button', { name: 'Change email address' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change email address' }));
    await pasteInto(user, dialog.getByLabelText('New email address'), 'ada@new.test');
    await pasteInto(user, dialog.getByLabelText('Your password'), 'correct horse battery');
    await user.click(dialog.getByRole('button', { name: 'Send links' }));

    const notice = within(await screen.findByRole('region', { name: 'Change to ada@new.test pending' }));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ada@northwind.test: not approved yet',
      'ada@new.test: not approved yet',
    ]);
    expect(sent).toEqual([{ email: 'ada@new.test', password: 'correct horse battery' }]);
    expect(await screen.findByText('Confirmation links sent to both addresses')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change email address' })).not.toBeInTheDocument();
  });

  test('shows the server error of a field and preserves the input', async () => {
    const { user } = renderPanel(
      {},
      {
        RequestEmailChange: () => {
          throw { code: 'BAD_USER_INPUT', fields: { password: 'This is not your password.' } };
        },
      },
    );

    await user.click(await screen.findByRole('button', { name: 'Change email address' }));
    await pasteInto(user, screen.getByLabelText('New email address'), 'ada@new.test');
    await user.type(screen.getByLabelText('Your password'), 'no');
    await user.click(screen.getByRole('button', { name: 'Send links' }));

    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('New email address')).toHaveValue('ada@new.test');
  });

  test('shows which address has confirmed, and lets the operator cancel the change', async () => {
    let pending: typeof pendingEmail | null = pendingEmail;
    const { user, requests } = renderPanel(
      {},
      {
        GetMyAccount: () => ({ myAccount: { ...account, pendingEmail: pending } }),
        GetCurrentOperator: () => ({ currentOperator: operatorWith() }),
        CancelEmailChange: () => {
          pending = null;
          return { cancelEmailChange: account };
        },
      },
    );

    expect(await screen.findByText('ada@northwind.test: approved')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel change' }));

    expect(await screen.findByText('Change to ada@new.test canceled')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Change email address' })).toBeInTheDocument();
    expect(requests).toContain('CancelEmailChange');
  });

  test('prefills the pending address when the operator requests the change again', async () => {
    const { user } = renderPanel({ pendingEmail });

    await user.click(await screen.findByRole('button', { name: 'Edit or resend' }));

    expect(screen.getByLabelText('New email address')).toHaveValue('ada@new.test');
  });

  test('requires a new Google sign-in when the operator has no password and an old session', async () => {
    renderPanel({ hasPassword: false, hasGoogle: true, mustReauthenticate: true });

    expect(await screen.findByRole('region', { name: 'Confirm your identity' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Change email address' })).not.toBeInTheDocument(),
    );
  });
});

describe('PasswordPanel', () => {
  function Panel() {
    return (
      <>
        <PasswordPanel operator={operatorWith()} accountQuery={useMyAccount()} />
        <ToastHost />
      </>
    );
  }

  const renderPanel = (overrides: Partial<MyAccountFieldsFragment> = {}, responses: ApiHandlers = {}) =>
    renderScreen(<Panel />, {
      GetMyAccount: () => ({ myAccount: { ...account, ...overrides } }),
      ...responses,
    });

  const passwords = { current: 'correct horse battery', password: 'a quite different one' };

  test('sends the current and the new password, then clears both fields', async () => {
    const sent: unknown[] = [];
    const { user } = renderPanel(
      {},
      {
        ChangePassword: (variables) => {
          sent.push(variables);
          return { changePassword: true };
        },
      },
    );

    await pasteInto(user, await screen.findByLabelText('Current password'), passwords.current);
    await pasteInto(user, screen.getByLabelText('New password'), passwords.password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('Password changed. Other sessions signed out.')).toBeInTheDocument();
    expect(sent).toEqual([passwords]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  test('shows the error for a wrong current password and preserves the new one', async () => {
    const { user } = renderPanel(
      {},
      {
        ChangePassword: () => {
          throw { code: 'BAD_USER_INPUT', fields: { current: 'This is not your password.' } };
        },
      },
    );

    await pasteInto(user, await screen.findByLabelText('Current password'), 'not this one');
    await pasteInto(user, screen.getByLabelText('New password'), passwords.password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue(passwords.password);
  });

  test('rejects a short new password and a missing current one without a request', async () => {
    const { user, requests } = renderPanel();

    await pasteInto(user, await screen.findByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('Enter at least 10 characters.')).toBeInTheDocument();
    expect(screen.getByText('Enter your current password.')).toBeInTheDocument();
    expect(requests).toEqual(['GetMyAccount']);
  });

  test('asks for the current password once a Google user has set a password', async () => {
    let hasPassword = false;
    const sent: unknown[] = [];
    const { user } = renderPanel(
      {},
      {
        GetMyAccount: () => ({ myAccount: { ...account, hasPassword, hasGoogle: true } }),
        ChangePassword: (variables) => {
          sent.push(variables);
          hasPassword = true;
          return { changePassword: true };
        },
      },
    );

    await pasteInto(user, await screen.findByLabelText('New password'), passwords.password);
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose password' }));

    expect(await screen.findByLabelText('Current password')).toBeInTheDocument();
    expect(sent).toEqual([{ current: null, password: passwords.password }]);
  });

  test('requires a new Google sign-in when the operator has no password and an old session', async () => {
    renderPanel({ hasPassword: false, hasGoogle: true, mustReauthenticate: true });

    expect(await screen.findByRole('region', { name: 'Confirm your identity' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByLabelText('New password')).not.toBeInTheDocument());
  });
});
