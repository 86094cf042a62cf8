import { screen, waitFor, within } from '@testing-library/react';
import { deviceName } from '@/lib/deviceName';
import { renderScreen } from '@/testing/renderScreen';
import MyProfileScreen from './MyProfileScreen';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const sessions = [
  {
    id: 's1',
    isCurrent: true,
    userAgent: firefox,
    ipAddress: '192.0.2.1',
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: '2026-01-02T00:00:00.000Z',
  },
  {
    id: 's2',
    isCurrent: false,
    userAgent: iphone,
    ipAddress: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastSeenAt: '2026-01-01T00:00:00.000Z',
  },
];

test('shows who is signed in', async () => {
  renderScreen(<MyProfileScreen />, { GetSessions: () => ({ sessions }) });

  expect(screen.getByText('Ada Northwind')).toBeInTheDocument();
  expect(screen.getByText('ada@northwind.test')).toBeInTheDocument();
  expect(screen.getByText('Admin')).toBeInTheDocument();
  expect(await screen.findByText('This device')).toBeInTheDocument();
});

test('another session can be ended, one’s own only by signing out', async () => {
  let open = sessions;
  const { user, asked } = renderScreen(<MyProfileScreen />, {
    GetSessions: () => ({ sessions: open }),
    RevokeSession: ({ id }) => {
      open = open.filter((session) => session.id !== id);
      return { revokeSession: true };
    },
  });
  const list = within(screen.getByRole('region', { name: 'Where you are signed in' }));

  await user.click(await list.findByRole('button', { name: 'Sign out Safari on iPhone' }));

  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  expect(list.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
  expect(asked).toEqual(['GetSessions', 'RevokeSession', 'GetSessions']);
});

test('a profile image is sent, and a refused one says why', async () => {
  let isGood = false;
  const { user, asked } = renderScreen(<MyProfileScreen />, {
    GetSessions: () => ({ sessions }),
    GetCurrentOperator: () => ({ currentOperator: null }),
    'POST /operators/profile-image/upload': () => {
      if (!isGood) throw { code: 'BAD_USER_INPUT', fields: { file: 'This file is no image.' } };
      return { version: '1', width: 200, height: 200 };
    },
  });
  const image = new File(['png'], 'me.png', { type: 'image/png' });

  await user.upload(screen.getByLabelText('New profile image'), image);
  expect(await screen.findByText('This file is no image.')).toBeInTheDocument();

  isGood = true;
  await user.upload(screen.getByLabelText('New profile image'), image);
  await waitFor(() => expect(screen.queryByText('This file is no image.')).not.toBeInTheDocument());
  expect(asked.filter((name) => name.startsWith('POST'))).toHaveLength(2);
});

test.each([
  [firefox, 'Firefox on Linux'],
  [iphone, 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['curl/8.0', 'Unknown device'],
  [null, 'Unknown device'],
])('%p is called %p', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

beforeAll(() => {
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => {};
});
