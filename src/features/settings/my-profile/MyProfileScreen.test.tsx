import { screen, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import MyProfileScreen from './MyProfileScreen';

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
    'E-mail address',
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
