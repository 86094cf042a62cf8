import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { ToastHost } from '@/ui/ToastHost';
import { SessionsPanel } from './SessionsPanel';
import { sessionPlace } from './sessionPlace';

const sessions = [
  {
    id: 's1',
    isCurrent: true,
    device: 'Firefox on Linux',
    ipAddress: '192.168.1.7',
    place: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: '2026-01-02T00:00:00.000Z',
  },
  {
    id: 's2',
    isCurrent: false,
    device: 'Safari on iPhone',
    ipAddress: '2001:8a0::1',
    place: 'PT',
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: '2026-01-01T12:00:00.000Z',
  },
];

const list = () => within(screen.getByRole('region', { name: 'Where you are signed in' }));

test('each session has its device, its place by address, its last use and its beginning', async () => {
  renderScreen(<SessionsPanel />, { GetSessions: () => ({ sessions }) });

  const [own, other] = await list().findAllByRole('listitem');
  expect(own).toHaveTextContent('Firefox on Linux');
  expect(own).toHaveTextContent('Private network · 192.168.1.7');
  expect(own).toHaveTextContent('This device');
  expect(other).toHaveTextContent('Safari on iPhone');
  expect(other).toHaveTextContent('Portugal · 2001:8a0::1');
  expect(other).toHaveTextContent(/Last used Jan 1, 2026.* signed in since Jan 1, 2026/);
});

test('another session can be ended, one’s own only by signing out', async () => {
  let open = sessions;
  const { user, asked } = renderScreen(<SessionsPanel />, {
    GetSessions: () => ({ sessions: open }),
    RevokeSession: ({ id }) => {
      open = open.filter((session) => session.id !== id);
      return { revokeSession: true };
    },
  });

  await user.click(await list().findByRole('button', { name: 'Sign out Safari on iPhone' }));

  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1));
  expect(list().queryByRole('button')).not.toBeInTheDocument();
  expect(asked).toEqual(['GetSessions', 'RevokeSession', 'GetSessions']);
});

test('all others are ended at once, after a question that says how many they are', async () => {
  let open = [...sessions, ...sessions.slice(1).map((session) => ({ ...session, id: 's3' }))];
  const { user } = renderScreen(
    <>
      <SessionsPanel />
      <ToastHost />
    </>,
    {
      GetSessions: () => ({ sessions: open }),
      RevokeOtherSessions: () => {
        open = sessions.slice(0, 1);
        return { revokeOtherSessions: 2 };
      },
    },
  );

  await user.click(await list().findByRole('button', { name: 'Sign out all others' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out 2 other sessions?' }));
  expect(dialog.getByText(/You stay signed in here/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Sign out all others' }));

  expect(await screen.findByText('2 other sessions signed out')).toBeInTheDocument();
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1));
});

test.each([
  ['PT', '2001:8a0::1', 'Portugal'],
  [null, '10.0.0.1', 'Private network'],
  [null, '172.31.255.1', 'Private network'],
  [null, '::1', 'Private network'],
  [null, '::ffff:127.0.0.1', 'Private network'],
  [null, 'fd12:3456::1', 'Private network'],
  [null, '172.32.0.1', null],
  [null, '203.0.113.9', null],
  [null, null, null],
])('place %p and address %p are %p', (place, address, words) => {
  expect(sessionPlace(place, address)).toBe(words);
});
