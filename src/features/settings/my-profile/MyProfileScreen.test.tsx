import { sessionApi } from '@/api/sessionApi';
import { formatNumber } from '@/lib/format';
import { writeNumbersIn } from '@/lib/reader';
import { selectOperator, signedOut } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Answers, Variables } from '@/testing/answers';
import { type OperatorOverrides, operatorWith } from '@/testing/operator';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import { ToastHost } from '@/ui/ToastHost';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import MyProfileScreen from './MyProfileScreen';
import { AppearancePanel } from './appearance/AppearancePanel';
import { LanguagePanel } from './language/LanguagePanel';
import NotificationChoices from './notifications/NotificationChoices';
import { ProfilePanel } from './profile/ProfilePanel';
import { SessionsPanel } from './sessions/SessionsPanel';
import { sessionPlace } from './sessions/sessionPlace';

describe('MyProfileScreen', () => {
  const away = () => {
    throw { code: 'UNAVAILABLE' };
  };

  const account = { hasPassword: true, hasGoogle: false, mustSignInAnew: false, pendingEmail: null };
  const twoFactor = {
    isOn: false,
    isRequired: false,
    since: null,
    recoveryCodesLeft: 0,
    hasPassword: true,
    mustSignInAnew: false,
  };

  const everything = {
    GetMyAccount: () => ({ myAccount: account }),
    GetSessions: () => ({ sessions: [] }),
    GetTwoFactor: () => ({ twoFactor }),
    GetNotificationChoices: () => ({ notificationChoices: [] }),
  };

  test('everything about oneself stands on one screen, each under its heading', async () => {
    renderScreen(<MyProfileScreen />, everything);

    await screen.findByLabelText('Current password');
    await screen.findByRole('region', { name: 'Notifications' });
    await screen.findByRole('region', { name: 'Two-factor' });
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Profile',
      'Email address',
      'Password',
      'Two-factor',
      'Where you are signed in',
      'Notifications',
      'Your role',
      'Appearance',
      'Dates and numbers',
    ]);
  });

  test('what one’s role opens is named, and who can change it', async () => {
    renderScreen(<MyProfileScreen />, everything, {
      operator: { role: 'Staff', permissions: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'] },
    });

    const role = within(screen.getByRole('region', { name: 'Your role' }));
    expect(role.getByText('Staff')).toBeInTheDocument();
    expect(role.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
      'Payments',
      'Settings',
    ]);
    expect(role.getByText('If you need more, ask an Admin of your company.')).toBeInTheDocument();
    await screen.findByLabelText('Current password');
  });

  test('what can’t be loaded says so in its panel, and can be asked for again', async () => {
    let isAway = true;
    const { user } = renderScreen(<MyProfileScreen />, {
      ...everything,
      GetMyAccount: () => (isAway ? away() : everything.GetMyAccount()),
    });

    const panel = within(await screen.findByRole('region', { name: 'Password' }));
    const retry = await panel.findByRole('button', { name: 'Try again' });
    isAway = false;
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

  const shown = (answers: Answers, operator: OperatorOverrides = {}) =>
    renderScreen(
      <Panel />,
      { GetCurrentOperator: () => ({ currentOperator: operatorWith(operator) }), ...answers },
      { operator },
    );

  // A browser's pictures: jsdom neither reads nor draws any.
  const picture = { width: 400, height: 200, canRead: true };
  const drawn: number[][] = [];
  beforeAll(() => {
    URL.createObjectURL = () => 'blob:test/1';
    URL.revokeObjectURL = () => {};
    HTMLImageElement.prototype.decode = async () => {
      if (!picture.canRead) throw new Error('no picture');
    };
    Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { get: () => picture.width });
    Object.defineProperty(HTMLImageElement.prototype, 'naturalHeight', { get: () => picture.height });
    HTMLCanvasElement.prototype.getContext = (() => ({
      drawImage: (_image: unknown, ...place: number[]) => drawn.push(place),
    })) as unknown as typeof HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['png'], { type: 'image/png' }));
  });
  beforeEach(() => {
    picture.canRead = true;
    drawn.length = 0;
  });

  const photo = (type = 'image/jpeg') => new File(['photo'], 'me.jpg', { type });

  test('name and phone are saved, and the toast says so', async () => {
    const saved = { name: 'Ada Lovelace', phone: '+351912345678' };
    const { user } = shown({
      UpdateMyProfile: ({ input }) => {
        expect(input).toEqual({ ...saved, phone: '912 345 678' });
        return { updateMyProfile: operatorWith(saved) };
      },
    });
    const name = await screen.findByLabelText('Name');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();

    await user.clear(name);
    await pasteInto(user, name, 'Ada Lovelace');
    await pasteInto(user, screen.getByLabelText('Phone'), '912 345 678');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
  });

  test('what the server refuses stands under its field', async () => {
    const { user } = shown({
      UpdateMyProfile: () => {
        throw { code: 'BAD_USER_INPUT', fields: { phone: 'A phone number has digits only.' } };
      },
    });

    await pasteInto(user, await screen.findByLabelText('Phone'), 'call me');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('A phone number has digits only.')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone')).toHaveValue('call me');
  });

  test('a photo is cropped to a square that it fills, by keyboard too, and sent', async () => {
    const { user, asked } = shown({
      'POST /operators/profile-image/upload': ({ file }) => {
        expect((file as File).type).toBe('image/png');
        return { version: '1', width: 200, height: 200 };
      },
    });

    await user.upload(screen.getByLabelText('New photo'), photo());
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop your photo' }));
    expect(dialog.getByRole('slider', { name: 'Top to bottom' })).toBeDisabled();
    fireEvent.change(dialog.getByRole('slider', { name: 'Left to right' }), { target: { value: '100' } });
    await user.click(dialog.getByRole('button', { name: 'Use this' }));

    expect(await screen.findByText('Photo replaced')).toBeInTheDocument();
    // The right half of 400 by 200, in its own pixels.
    expect(drawn).toEqual([[-200, -0, 400, 200]]);
    expect(asked.filter((name) => name.startsWith('POST'))).toHaveLength(1);
  });

  test('nothing is sent when the crop is given up', async () => {
    const { user, asked } = shown({});

    await user.upload(screen.getByLabelText('New photo'), photo());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked.filter((name) => name.startsWith('POST'))).toEqual([]);
  });

  test('what this browser can’t read is left to the server, which says what is wrong', async () => {
    picture.canRead = false;
    const { user } = shown({
      'POST /operators/profile-image/upload': () => {
        throw { code: 'BAD_USER_INPUT', fields: { file: 'This file is no image.' } };
      },
    });

    await user.upload(screen.getByLabelText('New photo'), photo('image/svg+xml'));

    expect(await screen.findByText('This file is no image.')).toBeInTheDocument();
  });

  test('a photo is removed after a question, and only where there is one', async () => {
    let profileImageVersion: string | null = 'v1';
    const { user } = shown(
      {
        GetCurrentOperator: () => ({ currentOperator: operatorWith({ profileImageVersion }) }),
        RemoveProfileImage: () => {
          profileImageVersion = null;
          return { removeProfileImage: true };
        },
      },
      { profileImageVersion },
    );

    await user.click(await screen.findByRole('button', { name: 'Remove your photo' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Remove your photo?' })).getByRole('button', {
        name: 'Remove',
      }),
    );

    expect(await screen.findByText('Photo removed')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove your photo' })).not.toBeInTheDocument(),
    );
  });
});

describe('AppearancePanel', () => {
  afterEach(() => localStorage.clear());

  test('light, dark or as the system, kept on this device', async () => {
    const { user, unmount } = renderScreen(<AppearancePanel />, {});
    expect(screen.getByRole('radiogroup', { name: 'Theme' })).toHaveAccessibleDescription(
      /kept on this device alone/,
    );
    expect(screen.getByRole('radio', { name: 'As the system' })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();

    unmount();
    renderScreen(<AppearancePanel />, {});
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

describe('LanguagePanel', () => {
  afterEach(() => writeNumbersIn(null));

  function Panel() {
    const operator = useAppSelector(selectOperator);
    sessionApi.useGetCurrentOperatorQuery();
    return operator && <LanguagePanel operator={operator} />;
  }

  test('the language of dates and numbers is chosen with examples, and holds everywhere', async () => {
    let locale: string | null = null;
    const { user } = renderScreen(<Panel />, {
      GetCurrentOperator: () => ({ currentOperator: operatorWith({ locale }) }),
      UpdateMyProfile: ({ input }) => {
        expect(input).toEqual({ locale: 'de-DE' });
        locale = 'de-DE';
        return { updateMyProfile: operatorWith({ locale }) };
      },
    });
    const choice = await screen.findByLabelText('Language of dates and numbers');
    expect(screen.getByText('12,345.67')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();

    await user.selectOptions(choice, 'German (Germany)');
    expect(screen.getByText('04.03.2026')).toBeInTheDocument();
    expect(screen.getByText('17:05')).toBeInTheDocument();
    expect(screen.getByText('12.345,67')).toBeInTheDocument();
    expect(screen.getByText(/1\.234,50/)).toBeInTheDocument();
    expect(formatNumber(1234)).toBe('1,234');

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(formatNumber(1234)).toBe('1.234'));
  });

  test('the browser’s own stands first, and whoever signs out has it again', async () => {
    const { store } = renderScreen(
      <Panel />,
      { GetCurrentOperator: () => ({ currentOperator: operatorWith({ locale: 'fr-FR' }) }) },
      { operator: { locale: 'fr-FR' } },
    );
    const choice = await screen.findByLabelText('Language of dates and numbers');
    expect(choice).toHaveValue('fr-FR');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('As this browser: English (United States)');
    expect(formatNumber(1234.5)).toMatch(/^1.234,5$/);

    act(() => void store.dispatch(signedOut('SignedOut')));
    await waitFor(() => expect(formatNumber(1234.5)).toBe('1,234.5'));
  });
});

describe('NotificationChoices', () => {
  const choices = [
    { kind: 'ClientAdded', inConsole: true, byMail: false },
    { kind: 'DomainBroken', inConsole: true, byMail: true },
  ];

  test('what is heard of is chosen by kind and by way, and a switch takes effect at once', async () => {
    const sent: Variables[] = [];
    const { user } = renderScreen(<NotificationChoices />, {
      GetNotificationChoices: () => ({ notificationChoices: choices }),
      SetNotificationChoices: (variables) => {
        sent.push(variables);
        return { setNotificationChoices: [] };
      },
    });
    expect(await screen.findByRole('rowheader', { name: /New clients/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Domain broken: by mail' })).toBeChecked();
    const byMail = screen.getByRole('checkbox', { name: 'New clients: by mail' });
    expect(byMail).not.toBeChecked();
    await user.click(byMail);
    expect(byMail).toBeChecked();
    expect(sent).toEqual([{ input: [{ kind: 'ClientAdded', inConsole: true, byMail: true }] }]);
  });

  test('a choice that could not be saved goes back, and is said', async () => {
    const { user } = renderScreen(<NotificationChoices />, {
      GetNotificationChoices: () => ({ notificationChoices: choices }),
      SetNotificationChoices: () => {
        throw { code: 'UNAVAILABLE' };
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'New clients: in the console' }));
    expect(await screen.findByText('Your choice could not be saved')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'New clients: in the console' })).toBeChecked();
  });

  test('what can not be loaded is tried again', async () => {
    let tries = 0;
    const { user } = renderScreen(<NotificationChoices />, {
      GetNotificationChoices: () => {
        tries += 1;
        if (tries === 1) throw { code: 'UNAVAILABLE', message: 'Not now.' };
        return { notificationChoices: [] };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Ask an Admin of your company/)).toBeVisible();
  });
});

describe('SessionsPanel', () => {
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
});
