import { screen, waitFor } from '@testing-library/react';
import { clearTokens, storeSignIn } from '@/lib/cookies';
import type { Answers } from '@/testing/answers';
import { operatorWith } from '@/testing/operator';
import { renderApp } from '@/testing/renderApp';
import { toast } from '@/ui/toast';

jest.setTimeout(30_000);
const soon = { timeout: 15_000 };
const told = /You are signed in as ada@northwind.test/;

const answers: Answers = {
  GetCurrentOperator: () => ({ currentOperator: operatorWith({ permissions: [] }) }),
  GetThemeSetup: () => ({ themeSetup: null }),
  GetStartUpPacks: () => ({ startUpPacks: [] }),
  GetNotifications: () => ({ notifications: { items: [], nextCursor: null, unreadCount: 0 } }),
  GetInvitation: () => ({
    invitation: {
      email: 'ada@northwind.test',
      role: 'Staff',
      permissions: [],
      companyName: 'Northwind',
      status: 'Pending',
      expiresAt: '2036-12-01T00:00:00.000Z',
    },
  }),
  AcceptInvitation: () => ({ acceptInvitation: { accessToken: 'a1', refreshToken: 'r1' } }),
};

afterEach(clearTokens);

test('whoever has just joined with it is told nothing of the kind', async () => {
  const telling = jest.spyOn(toast, 'default');
  const { place, user } = renderApp('/onboard/user?token=own', answers);
  await user.type(await screen.findByLabelText('Your name', undefined, soon), 'Ada');
  await user.type(screen.getByLabelText('Password'), 'plum kettle orbit nine');
  await user.click(screen.getByRole('button', { name: 'Join Northwind' }));

  await waitFor(() => expect(place()).toBe('/dashboard/start-up-packs'), soon);
  expect(telling).not.toHaveBeenCalled();
});

test('spec 2, rule 6: an invitation that somebody signed in opens leads to the dashboard, and they are told why', async () => {
  storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
  const { place } = renderApp('/onboard/user?token=abc', answers);

  expect(await screen.findByText(told, undefined, soon)).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/dashboard/start-up-packs'), soon);
});
