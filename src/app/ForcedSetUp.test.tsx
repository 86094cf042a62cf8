import { screen, waitFor } from '@testing-library/react';
import { storeSignIn } from '@/lib/cookies';
import type { Answers } from '@/testing/answers';
import { operatorWith } from '@/testing/operator';
import { renderApp } from '@/testing/renderApp';

jest.setTimeout(30_000);
const soon = { timeout: 15_000 };

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

const setUpTitle = () => screen.findByRole('heading', { name: 'Set up two-factor', level: 1 }, soon);

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
  expect(await screen.findByRole('heading', { name: /Start-up Packs/i, level: 1 }, soon)).toBeInTheDocument();
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
  await user.type(await screen.findByLabelText('Your password'), 'correct horse battery');
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
  await waitFor(() => expect(place()).toBe('/login'), soon);
});

test('a console that was open when it began to be required is led there by the next answer', async () => {
  const { state, answers } = requiringServer(false);
  const { user } = renderApp('/dashboard/marketing-templates', {
    ...answers,
    GetMarketingTemplates: () => ({ marketingTemplates: [] }),
  });
  await screen.findByRole('heading', { name: /Marketing Templates/i, level: 1 }, soon);
  state.isTwoFactorRequired = true;
  await user.click(await screen.findByRole('link', { name: 'Start-up Packs' }));
  await setUpTitle();
});
