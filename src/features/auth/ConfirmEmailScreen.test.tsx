import { screen } from '@testing-library/react';
import type { EmailConfirmation } from '@/api/schema.generated';
import type { Answers } from '@/testing/answers';
import { renderScreen } from '@/testing/renderScreen';
import ConfirmEmailScreen from './ConfirmEmailScreen';

const open: EmailConfirmation = {
  status: 'Open',
  email: 'ada@new.test',
  side: 'New',
  isConfirmed: false,
  waitingFor: 'Old',
  expiresAt: '2026-01-02T00:00:00.000Z',
};

const at = (query: string, answers: Answers, operator: null | object = null) =>
  renderScreen(<ConfirmEmailScreen />, answers, { path: `/confirm-email?${query}`, operator });

const asked = (confirmation: Partial<EmailConfirmation> = {}) => ({
  GetEmailConfirmation: () => ({ emailConfirmation: { ...open, ...confirmation } }),
});

test('opening the link changes nothing; a press agrees, and the other address is waited for', async () => {
  const { user, asked: calls } = at('token=abc', {
    ...asked(),
    ConfirmEmailChange: ({ token }) => {
      expect(token).toBe('abc');
      return { confirmEmailChange: { ...open, isConfirmed: true } };
    },
  });

  expect(await screen.findByText('ada@new.test')).toBeInTheDocument();
  expect(calls).toEqual(['GetEmailConfirmation']);
  await user.click(screen.getByRole('button', { name: 'Use this address' }));

  expect(await screen.findByRole('heading', { name: 'Now the other address' })).toBeInTheDocument();
  expect(screen.getByText(/mailed to the address that you have now/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});

test('the second to agree is told that it is done, and whoever is signed in goes on', async () => {
  const { user } = at(
    'token=abc',
    {
      ...asked({ side: 'Old' }),
      ConfirmEmailChange: () => ({
        confirmEmailChange: { ...open, side: 'Old', status: 'Done', isConfirmed: true, waitingFor: null },
      }),
    },
    {},
  );

  await user.click(await screen.findByRole('button', { name: 'Use this address' }));

  expect(await screen.findByRole('heading', { name: 'Your address is changed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeInTheDocument();
});

test('“It was not me” stops it, and says to choose a new password', async () => {
  const { user } = at('token=abc&answer=no', {
    ...asked({ side: 'Old' }),
    DeclineEmailChange: () => ({
      declineEmailChange: { ...open, side: 'Old', status: 'Declined' },
    }),
  });

  expect(await screen.findByRole('heading', { name: 'Stop this change?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'It was not me: stop this' }));

  expect(await screen.findByRole('heading', { name: 'The change was stopped' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('a press that fails says so, and can be made again', async () => {
  const { user } = at('token=abc', {
    ...asked(),
    ConfirmEmailChange: () => {
      throw { code: 'UNAVAILABLE' };
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Use this address' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('not available right now');
  expect(screen.getByRole('button', { name: 'Use this address' })).toBeEnabled();
});

test.each<[EmailConfirmation['status'], string]>([
  ['Expired', 'This link has run out'],
  ['Canceled', 'This link has been replaced or taken back'],
  ['Declined', 'The change was stopped'],
  ['Taken', 'Somebody else has this address by now'],
  ['Done', 'Your address is changed'],
])('a link that is %s has its page, without anything to press', async (status, title) => {
  at('token=abc', asked({ status, waitingFor: null }));

  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a link that never was, and one without a token, say so', async () => {
  const unknown = {
    GetEmailConfirmation: () => {
      throw { code: 'NOT_FOUND' };
    },
  };
  const { unmount } = at('token=abc', unknown);
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
  unmount();

  at('', {});
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
});

test('an answer that does not come can be asked for again', async () => {
  at('token=abc', {
    GetEmailConfirmation: () => {
      throw { code: 'UNAVAILABLE' };
    },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
