import type { Answers } from '@/testing/answers';
import { operatorWith } from '@/testing/operator';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { ToastHost } from '@/ui/ToastHost';
import { screen, waitFor, within } from '@testing-library/react';
import { EmailPanel } from './email/EmailPanel';
import type { MyAccountFieldsFragment } from './myProfile.generated';
import { PasswordPanel } from './password/PasswordPanel';
import { useMyAccount } from './useMyAccount';

const account: MyAccountFieldsFragment = {
  hasPassword: true,
  hasGoogle: false,
  mustSignInAnew: false,
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
        <EmailPanel operator={operatorWith()} own={useMyAccount()} />
        <ToastHost />
      </>
    );
  }

  const shown = (own: Partial<MyAccountFieldsFragment>, answers: Answers = {}) =>
    renderScreen(<Panel />, { GetMyAccount: () => ({ myAccount: { ...account, ...own } }), ...answers });

  test('another address is asked for with the password, and then both are waited for', async () => {
    let pending: typeof pendingEmail | null = null;
    const sent: unknown[] = [];
    const { user } = shown(
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
    const dialog = within(screen.getByRole('dialog', { name: 'Change your email address' }));
    await pasteInto(user, dialog.getByLabelText('New email address'), 'ada@new.test');
    await pasteInto(user, dialog.getByLabelText('Your password'), 'correct horse battery');
    await user.click(dialog.getByRole('button', { name: 'Mail the links' }));

    const notice = within(await screen.findByRole('region', { name: 'Waiting to change to ada@new.test' }));
    expect(notice.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'ada@northwind.test: has not agreed yet',
      'ada@new.test: has not agreed yet',
    ]);
    expect(sent).toEqual([{ email: 'ada@new.test', password: 'correct horse battery' }]);
    expect(await screen.findByText('Links mailed to both addresses')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change email address' })).not.toBeInTheDocument();
  });

  test('what the server refuses stands under its field, and what was typed stays', async () => {
    const { user } = shown(
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
    await user.click(screen.getByRole('button', { name: 'Mail the links' }));

    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('New email address')).toHaveValue('ada@new.test');
  });

  test('who has agreed is shown, and the whole can be taken back', async () => {
    let pending: typeof pendingEmail | null = pendingEmail;
    const { user, asked } = shown(
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

    expect(await screen.findByText('ada@northwind.test: has agreed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));

    expect(await screen.findByText('Change to ada@new.test taken back')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Change email address' })).toBeInTheDocument();
    expect(asked).toContain('CancelEmailChange');
  });

  test('whoever lost the mails asks again, with the address already typed', async () => {
    const { user } = shown({ pendingEmail });

    await user.click(await screen.findByRole('button', { name: 'Ask again, or for another' }));

    expect(screen.getByLabelText('New email address')).toHaveValue('ada@new.test');
  });

  test('without a password and after a while, signing in again comes first', async () => {
    shown({ hasPassword: false, hasGoogle: true, mustSignInAnew: true });

    expect(
      await screen.findByRole('region', { name: 'Sign in with Google again first' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Change email address' })).not.toBeInTheDocument(),
    );
  });
});

describe('PasswordPanel', () => {
  function Panel() {
    return (
      <>
        <PasswordPanel operator={operatorWith()} own={useMyAccount()} />
        <ToastHost />
      </>
    );
  }

  const shown = (own: Partial<MyAccountFieldsFragment> = {}, answers: Answers = {}) =>
    renderScreen(<Panel />, { GetMyAccount: () => ({ myAccount: { ...account, ...own } }), ...answers });

  const typed = { current: 'correct horse battery', password: 'a quite different one' };

  test('a password is changed with the current one, and both fields are empty again', async () => {
    const sent: unknown[] = [];
    const { user } = shown(
      {},
      {
        ChangePassword: (variables) => {
          sent.push(variables);
          return { changePassword: true };
        },
      },
    );

    await pasteInto(user, await screen.findByLabelText('Current password'), typed.current);
    await pasteInto(user, screen.getByLabelText('New password'), typed.password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('Password changed, all other sessions signed out')).toBeInTheDocument();
    expect(sent).toEqual([typed]);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  test('a wrong current password is said under its field, and what was typed stays', async () => {
    const { user } = shown(
      {},
      {
        ChangePassword: () => {
          throw { code: 'BAD_USER_INPUT', fields: { current: 'This is not your password.' } };
        },
      },
    );

    await pasteInto(user, await screen.findByLabelText('Current password'), 'not this one');
    await pasteInto(user, screen.getByLabelText('New password'), typed.password);
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue(typed.password);
  });

  test('a short one is refused before anything is sent', async () => {
    const { user, asked } = shown();

    await pasteInto(user, await screen.findByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));

    expect(await screen.findByText('Use at least 10 characters.')).toBeInTheDocument();
    expect(screen.getByText('Type your current password.')).toBeInTheDocument();
    expect(asked).toEqual(['GetMyAccount']);
  });

  test('whoever signs in with Google alone chooses a first one, and is asked for it from then on', async () => {
    let hasPassword = false;
    const sent: unknown[] = [];
    const { user } = shown(
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

    await pasteInto(user, await screen.findByLabelText('New password'), typed.password);
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose password' }));

    expect(await screen.findByLabelText('Current password')).toBeInTheDocument();
    expect(sent).toEqual([{ current: null, password: typed.password }]);
  });

  test('without a password and after a while, signing in again comes first', async () => {
    shown({ hasPassword: false, hasGoogle: true, mustSignInAnew: true });

    expect(
      await screen.findByRole('region', { name: 'Sign in with Google again first' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByLabelText('New password')).not.toBeInTheDocument());
  });
});
