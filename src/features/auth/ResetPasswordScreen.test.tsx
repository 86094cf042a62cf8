import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import ResetPasswordScreen from './ResetPasswordScreen';

const fromMail = { path: '/reset-password?token=abc', operator: null };

async function save(user: ReturnType<typeof renderScreen>['user'], password = 'plum kettle orbit nine') {
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
}

test('sets the new password, and says that all other sessions are signed out', async () => {
  const sent = jest.fn();
  const { user } = renderScreen(
    <ResetPasswordScreen />,
    {
      ResetPassword: (variables) => {
        sent(variables);
        return { resetPassword: true };
      },
    },
    fromMail,
  );

  expect(screen.getByText(/signs you out everywhere else/)).toBeInTheDocument();
  await save(user);

  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeInTheDocument();
  expect(screen.getByText(/All other sessions of yours are signed out/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(sent).toHaveBeenCalledWith({ token: 'abc', password: 'plum kettle orbit nine' });
});

test('a used or expired link has its own page, which leads to a new one', async () => {
  const { user } = renderScreen(
    <ResetPasswordScreen />,
    {
      ResetPassword: () => {
        throw { code: 'BAD_USER_INPUT', fields: { token: 'This link was used or has expired.' } };
      },
    },
    fromMail,
  );

  await save(user);

  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute('href', '/forgot-password');
});

test('a link without its token says so at once', () => {
  renderScreen(<ResetPasswordScreen />, {}, { path: '/reset-password', operator: null });

  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
});

test('a password that the server refuses keeps the form and what was typed', async () => {
  const { user } = renderScreen(
    <ResetPasswordScreen />,
    {
      ResetPassword: () => {
        throw { code: 'BAD_USER_INPUT', fields: { password: 'This is one of the commonest passwords.' } };
      },
    },
    fromMail,
  );

  await save(user, 'passwordpassword');

  await waitFor(() =>
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      'This is one of the commonest passwords.',
    ),
  );
  expect(screen.getByLabelText('New password')).toHaveValue('passwordpassword');
});
