import { screen } from '@testing-library/react';
import type { Variables } from '@/testing/answers';
import { renderScreen } from '@/testing/renderScreen';
import NotificationChoices from './NotificationChoices';

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
