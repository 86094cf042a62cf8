import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { passTime } from '@/testing/passTime';
import { renderScreen } from '@/testing/renderScreen';
import ForgotPasswordScreen from './ForgotPasswordScreen';
import ForgotPasswordSuccessScreen from './ForgotPasswordSuccessScreen';

const screens = (
  <Routes>
    <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
    <Route path="/forgot-password/success" element={<ForgotPasswordSuccessScreen />} />
  </Routes>
);
const signedOut = { path: '/forgot-password', operator: null };

async function ask(user: ReturnType<typeof renderScreen>['user']) {
  await user.type(screen.getByLabelText('E-mail'), 'ada@northwind.test');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

test('goes to the success page, which says nothing about whether there is an account', async () => {
  const { user, place } = renderScreen(
    screens,
    { RequestPasswordReset: () => ({ requestPasswordReset: true }) },
    signedOut,
  );

  await ask(user);

  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeInTheDocument();
  expect(place()).toBe('/forgot-password/success');
  expect(screen.getByText(/^If/)).toHaveTextContent('If ada@northwind.test belongs to an account');
});

test('the link can be sent again after a minute', async () => {
  const { user, asked } = renderScreen(
    screens,
    { RequestPasswordReset: () => ({ requestPasswordReset: true }) },
    signedOut,
  );
  jest.useFakeTimers();
  await ask(user);
  expect(await screen.findByRole('button', { name: /Send again in (60|59) s/ })).toBeDisabled();

  await passTime(61_000);
  await user.click(screen.getByRole('button', { name: 'Send again' }));

  await waitFor(() => expect(asked).toEqual(['RequestPasswordReset', 'RequestPasswordReset']));
  expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toBeDisabled();
  expect(screen.getByText('Sent again.')).toBeInTheDocument();
});

test('too many tries keep the address and say when to try again', async () => {
  const { user } = renderScreen(
    screens,
    {
      RequestPasswordReset: () => {
        throw { code: 'RATE_LIMITED', message: 'Too many tries. Try again in 2 minutes.' };
      },
    },
    signedOut,
  );

  await ask(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 2 minutes.');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ada@northwind.test');
});

test('the success page opened by itself leads back to the form', () => {
  renderScreen(screens, {}, { path: '/forgot-password/success', operator: null });

  expect(screen.getByRole('link', { name: 'Send the link again' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

afterEach(() => jest.restoreAllMocks());
