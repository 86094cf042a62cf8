import { screen, waitFor } from '@testing-library/react';
import type { Answers } from '@/testing/answers';
import { operatorWith } from '@/testing/operator';
import { renderScreen } from '@/testing/renderScreen';
import { ToastHost } from '@/ui/ToastHost';
import type { MyAccountFieldsFragment } from '../myProfile.generated';
import { useMyAccount } from '../useMyAccount';
import { PasswordPanel } from './PasswordPanel';

const account: MyAccountFieldsFragment = {
  hasPassword: true,
  hasGoogle: false,
  mustSignInAnew: false,
  pendingEmail: null,
};

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

  await user.type(await screen.findByLabelText('Current password'), typed.current);
  await user.type(screen.getByLabelText('New password'), typed.password);
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

  await user.type(await screen.findByLabelText('Current password'), 'not this one');
  await user.type(screen.getByLabelText('New password'), typed.password);
  await user.click(screen.getByRole('button', { name: 'Change password' }));

  expect(await screen.findByText('This is not your password.')).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue(typed.password);
});

test('a short one is refused before anything is sent', async () => {
  const { user, asked } = shown();

  await user.type(await screen.findByLabelText('New password'), 'short');
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

  await user.type(await screen.findByLabelText('New password'), typed.password);
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Choose password' }));

  expect(await screen.findByLabelText('Current password')).toBeInTheDocument();
  expect(sent).toEqual([{ current: null, password: typed.password }]);
});

test('without a password and after a while, signing in again comes first', async () => {
  shown({ hasPassword: false, hasGoogle: true, mustSignInAnew: true });

  expect(await screen.findByRole('region', { name: 'Sign in with Google again first' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText('New password')).not.toBeInTheDocument());
});
