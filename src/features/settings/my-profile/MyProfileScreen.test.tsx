import { sessionApi } from '@/api/sessionApi';
import { formatNumber } from '@/lib/format';
import { setLocale } from '@/lib/localeSettings';
import { selectOperator, signedOut } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { type OperatorOverrides, operatorWith } from '@/testing/operatorWith';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { ToastHost } from '@/ui/ToastHost';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import MyProfileScreen, { ProfilePanel } from './MyProfileScreen';
import { AppearancePanel } from './appearance/AppearancePanel';
import { LanguagePanel } from './language/LanguagePanel';
import NotificationPreferencesPanel from './notifications/NotificationPreferencesPanel';
import { SessionsPanel, sessionLocation } from './sessions/SessionsPanel';

describe('MyProfileScreen', () => {
  const throwUnavailable = () => {
    throw { code: 'UNAVAILABLE' };
  };

  const account = { hasPassword: true, hasGoogle: false, mustReauthenticate: false, pendingEmail: null };
  const twoFactor = {
    isOn: false,
    isRequired: false,
    enabledAt: null,
    recoveryCodesRemaining: 0,
    hasPassword: true,
    mustReauthenticate: false,
  };

  const defaultResponses = {
    GetMyAccount: () => ({ myAccount: account }),
    GetSessions: () => ({ sessions: [] }),
    GetTwoFactor: () => ({ twoFactor }),
    GetNotificationPreferences: () => ({ notificationPreferences: [] }),
  };

  test('shows a panel for each group of settings', async () => {
    renderScreen(<MyProfileScreen />, defaultResponses);

    await screen.findByLabelText('Current password');
    await screen.findByRole('region', { name: 'Notifications' });
    await screen.findByRole('region', { name: 'Two-factor' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Profile',
      'Email address',
      'Password',
      'Two-factor',
      'Sessions',
      'Notifications',
      'Your role',
      'Appearance',
      'Language',
      'Dates and numbers',
    ]);
  });

  test('lists the permissions of the role and suggests asking an Admin for more', async () => {
    renderScreen(<MyProfileScreen />, defaultResponses, {
      operator: { role: 'Staff', permissions: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'] },
    });

    const role = within(screen.getByRole('region', { name: 'Your role' }));
    expect(role.getByText('Staff')).toBeInTheDocument();
    expect(role.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
      'Payments',
      'Settings',
    ]);
    expect(role.getByText('For more access, ask an Admin.')).toBeInTheDocument();
    await screen.findByLabelText('Current password');
  });

  test('reloads a panel on Try again after a failure', async () => {
    let isUnavailable = true;
    const { user } = renderScreen(<MyProfileScreen />, {
      ...defaultResponses,
      GetMyAccount: () => (isUnavailable ? throwUnavailable() : defaultResponses.GetMyAccount()),
    });

    const panel = within(await screen.findByRole('region', { name: 'Password' }));
    const retry = await panel.findByRole('button', { name: 'Try again' });
    isUnavailable = false;
    await user.click(retry);

    expect(await panel.findByLabelText('Current password')).toBeInTheDocument();
  });
});

describe('ProfilePanel', () => {
  function Panel() {
    const operator = useAppSelector(selectOperator);
    sessionApi.useGetCurrentOperatorQuery();
    return (
      <>
        {operator && <ProfilePanel operator={operator} />}
        <ToastHost />
      </>
    );
  }

  const renderPanel = (responses: ApiHandlers, operator: OperatorOverrides = {}) =>
    renderScreen(
      <Panel />,
      { GetCurrentOperator: () => ({ currentOperator: operatorWith(operator) }), ...responses },
      { operator },
    );

  // Stubs image decoding and the canvas, which jsdom does not implement.
  const picture = { width: 400, height: 200, canRead: true };
  const drawCalls: number[][] = [];
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:test/1';
    URL.revokeObjectURL = () => {};
    HTMLImageElement.prototype.decode = async () => {
      if (!picture.canRead) throw new Error('no picture');
    };
    Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { get: () => picture.width });
    Object.defineProperty(HTMLImageElement.prototype, 'naturalHeight', { get: () => picture.height });
    HTMLCanvasElement.prototype.getContext = (() => ({
      drawImage: (_image: unknown, ...place: number[]) => drawCalls.push(place),
    })) as unknown as typeof HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(new Blob(['png'], { type: 'image/png' }));
  });
  beforeEach(() => {
    picture.canRead = true;
    drawCalls.length = 0;
  });

  const buildPhoto = (type = 'image/jpeg') => new File(['photo'], 'me.jpg', { type });

  test('saves name and phone and confirms with a toast', async () => {
    const saved = { name: 'Ada Lovelace', phone: '+351912345678' };
    const { user } = renderPanel({
      UpdateMyProfile: ({ input }) => {
        expect(input).toEqual({ ...saved, phone: '912 345 678' });
        return { updateMyProfile: operatorWith(saved) };
      },
    });
    const name = await screen.findByLabelText('Name');
    expect(screen.getByRole('button', { name: 'Save profile' })).toBeDisabled();

    await user.clear(name);
    await pasteInto(user, name, 'Ada Lovelace');
    await pasteInto(user, screen.getByLabelText('Phone'), '912 345 678');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));

    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
  });

  test('shows the server error of a field and preserves the input', async () => {
    const { user } = renderPanel({
      UpdateMyProfile: () => {
        throw { code: 'BAD_USER_INPUT', fields: { phone: 'A phone number has digits only.' } };
      },
    });

    await pasteInto(user, await screen.findByLabelText('Phone'), 'call me');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));

    expect(await screen.findByText('A phone number has digits only.')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone')).toHaveValue('call me');
  });

  test('crops a photo to a square with the sliders and uploads it', async () => {
    const { user, requests } = renderPanel({
      'POST /operators/profile-image/upload': ({ file }) => {
        expect((file as File).type).toBe('image/png');
        return { version: '1', width: 200, height: 200 };
      },
    });

    await user.upload(screen.getByLabelText('New photo'), buildPhoto());
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop photo' }));
    expect(dialog.getByRole('slider', { name: 'Vertical position' })).toBeDisabled();
    fireEvent.change(dialog.getByRole('slider', { name: 'Horizontal position' }), {
      target: { value: '100' },
    });
    await user.click(dialog.getByRole('button', { name: 'Crop image' }));

    expect(await screen.findByText('Photo updated')).toBeInTheDocument();
    // Draws the right half of the 400 × 200 image at its original size.
    expect(drawCalls).toEqual([[-200, -0, 400, 200]]);
    expect(requests.filter((name) => name.startsWith('POST'))).toHaveLength(1);
  });

  test('uploads nothing when the crop is canceled', async () => {
    const { user, requests } = renderPanel({});

    await user.upload(screen.getByLabelText('New photo'), buildPhoto());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests.filter((name) => name.startsWith('POST'))).toEqual([]);
  });

  test("shows the server's error for a photo that the browser cannot decode", async () => {
    picture.canRead = false;
    const { user } = renderPanel({
      'POST /operators/profile-image/upload': () => {
        throw { code: 'BAD_USER_INPUT', fields: { file: 'This file is no image.' } };
      },
    });

    await user.upload(screen.getByLabelText('New photo'), buildPhoto('image/svg+xml'));

    expect(await screen.findByText('This file is no image.')).toBeInTheDocument();
  });

  test('removes an existing photo after a confirmation', async () => {
    let profileImageVersion: string | null = 'v1';
    const { user } = renderPanel(
      {
        GetCurrentOperator: () => ({ currentOperator: operatorWith({ profileImageVersion }) }),
        RemoveProfileImage: () => {
          profileImageVersion = null;
          return { removeProfileImage: true };
        },
      },
      { profileImageVersion },
    );

    await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Remove photo?' })).getByRole('button', {
        name: 'Remove photo',
      }),
    );

    expect(await screen.findByText('Photo removed')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument(),
    );
  });
});

describe('AppearancePanel', () => {
  afterEach(() => localStorage.clear());

  test('stores the chosen theme on this device', async () => {
    const { user, unmount } = renderScreen(<AppearancePanel />, {});
    expect(screen.getByRole('radiogroup', { name: 'Theme' })).toHaveAccessibleDescription(
      /to this device only/,
    );
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();

    unmount();
    renderScreen(<AppearancePanel />, {});
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

describe('LanguagePanel', () => {
  afterEach(() => setLocale(null));

  function Panel() {
    const operator = useAppSelector(selectOperator);
    sessionApi.useGetCurrentOperatorQuery();
    return operator && <LanguagePanel operator={operator} />;
  }

  test('previews the formats of a locale and applies them only after saving', async () => {
    let locale: string | null = null;
    const { user } = renderScreen(<Panel />, {
      GetCurrentOperator: () => ({ currentOperator: operatorWith({ locale }) }),
      UpdateMyProfile: ({ input }) => {
        expect(input).toEqual({ locale: 'de-DE' });
        locale = 'de-DE';
        return { updateMyProfile: operatorWith({ locale }) };
      },
    });
    const localeSelect = await screen.findByLabelText('Format');
    expect(screen.getByText('12,345.67')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save format' })).toBeDisabled();

    await user.selectOptions(localeSelect, 'German (Germany)');
    expect(screen.getByText('04.03.2026')).toBeInTheDocument();
    expect(screen.getByText('17:05')).toBeInTheDocument();
    expect(screen.getByText('12.345,67')).toBeInTheDocument();
    expect(screen.getByText(/1\.234,50/)).toBeInTheDocument();
    expect(formatNumber(1234)).toBe('1,234');

    await user.click(screen.getByRole('button', { name: 'Save format' }));
    await waitFor(() => expect(formatNumber(1234)).toBe('1.234'));
  });

  test("lists the browser's locale first and restores it after sign-out", async () => {
    const { store } = renderScreen(
      <Panel />,
      { GetCurrentOperator: () => ({ currentOperator: operatorWith({ locale: 'fr-FR' }) }) },
      { operator: { locale: 'fr-FR' } },
    );
    const localeSelect = await screen.findByLabelText('Format');
    expect(localeSelect).toHaveValue('fr-FR');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Browser default: English (United States)');
    expect(formatNumber(1234.5)).toMatch(/^1.234,5$/);

    act(() => void store.dispatch(signedOut('SignedOut')));
    await waitFor(() => expect(formatNumber(1234.5)).toBe('1,234.5'));
  });
});

describe('NotificationPreferencesPanel', () => {
  const preferences = [
    { kind: 'ClientAdded', inConsole: true, byEmail: false },
    { kind: 'DomainBroken', inConsole: true, byEmail: true },
  ];

  test('saves a preference as soon as its checkbox changes', async () => {
    const sent: Variables[] = [];
    const { user } = renderScreen(<NotificationPreferencesPanel />, {
      GetNotificationPreferences: () => ({ notificationPreferences: preferences }),
      SetNotificationPreferences: (variables) => {
        sent.push(variables);
        return { setNotificationPreferences: [] };
      },
    });
    expect(await screen.findByRole('rowheader', { name: /New clients/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Domain problems: email' })).toBeChecked();
    const byEmail = screen.getByRole('checkbox', { name: 'New clients: email' });
    expect(byEmail).not.toBeChecked();
    await user.click(byEmail);
    expect(byEmail).toBeChecked();
    expect(sent).toEqual([{ input: [{ kind: 'ClientAdded', inConsole: true, byEmail: true }] }]);
  });

  test('reverts a preference that failed to save and shows an error', async () => {
    const { user } = renderScreen(<NotificationPreferencesPanel />, {
      GetNotificationPreferences: () => ({ notificationPreferences: preferences }),
      SetNotificationPreferences: () => {
        throw { code: 'UNAVAILABLE' };
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'New clients: console' }));
    expect(await screen.findByText('Couldn’t save your preferences. Try again.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'New clients: console' })).toBeChecked();
  });

  test('reloads the preferences on Try again after a failure', async () => {
    let attempts = 0;
    const { user } = renderScreen(<NotificationPreferencesPanel />, {
      GetNotificationPreferences: () => {
        attempts += 1;
        if (attempts === 1) throw { code: 'UNAVAILABLE', message: 'Not now.' };
        return { notificationPreferences: [] };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/To change your role, ask an Admin/)).toBeVisible();
  });
});

describe('SessionsPanel', () => {
  const sessions = [
    {
      id: 's1',
      isCurrent: true,
      device: 'Firefox on Linux',
      ipAddress: '192.168.1.7',
      country: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      lastSeenAt: '2026-01-02T00:00:00.000Z',
    },
    {
      id: 's2',
      isCurrent: false,
      device: 'Safari on iPhone',
      ipAddress: '2001:8a0::1',
      country: 'PT',
      createdAt: '2026-01-01T00:00:00.000Z',
      lastSeenAt: '2026-01-01T12:00:00.000Z',
    },
  ];

  const sessionList = () => within(screen.getByRole('region', { name: 'Sessions' }));

  test('shows the device, location and IP address of each session, and marks the current one', async () => {
    renderScreen(<SessionsPanel />, { GetSessions: () => ({ sessions }) });

    const [current, other] = await sessionList().findAllByRole('listitem');
    expect(current).toHaveTextContent('Firefox on Linux');
    expect(current).toHaveTextContent('Private network · 192.168.1.7');
    expect(current).toHaveTextContent('This device');
    expect(other).toHaveTextContent('Safari on iPhone');
    expect(other).toHaveTextContent('Portugal · 2001:8a0::1');
    expect(other).toHaveTextContent(/Last active Jan 1, 2026.* · Signed in Jan 1, 2026/);
  });

  test('shows the country of a session without an IP address', async () => {
    const session = { ...sessions[1], ipAddress: null };
    renderScreen(<SessionsPanel />, { GetSessions: () => ({ sessions: [session] }) });
    expect(await sessionList().findByRole('listitem')).toHaveTextContent(/PhonePortugalLast active/);
  });

  test('ends another session, and offers no button for the current one', async () => {
    let openSessions = sessions;
    const { user, requests } = renderScreen(<SessionsPanel />, {
      GetSessions: () => ({ sessions: openSessions }),
      RevokeSession: ({ id }) => {
        openSessions = openSessions.filter((session) => session.id !== id);
        return { revokeSession: true };
      },
    });

    await user.click(await sessionList().findByRole('button', { name: 'Sign out Safari on iPhone' }));

    await waitFor(() => expect(sessionList().getAllByRole('listitem')).toHaveLength(1));
    expect(sessionList().queryByRole('button')).not.toBeInTheDocument();
    expect(requests).toEqual(['GetSessions', 'RevokeSession', 'GetSessions']);
  });

  test('ends all other sessions after a confirmation that states their count', async () => {
    let openSessions = [...sessions, ...sessions.slice(1).map((session) => ({ ...session, id: 's3' }))];
    const { user } = renderScreen(
      <>
        <SessionsPanel />
        <ToastHost />
      </>,
      {
        GetSessions: () => ({ sessions: openSessions }),
        RevokeOtherSessions: () => {
          openSessions = sessions.slice(0, 1);
          return { revokeOtherSessions: 2 };
        },
      },
    );

    await user.click(await sessionList().findByRole('button', { name: 'Sign out other sessions' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out 2 other sessions?' }));
    expect(dialog.getByText(/You stay signed in on this device/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Sign out other sessions' }));

    expect(await screen.findByText('2 sessions signed out')).toBeInTheDocument();
    await waitFor(() => expect(sessionList().getAllByRole('listitem')).toHaveLength(1));
  });
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
])('sessionLocation(%p, %p) returns %p', (place, address, expected) => {
  expect(sessionLocation(place, address)).toBe(expected);
});
