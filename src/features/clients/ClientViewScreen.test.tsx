import { screen, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Answers } from '@/testing/answers';
import { renderScreen } from '@/testing/renderScreen';
import ClientDeactivateScreen from './ClientDeactivateScreen';
import ClientViewScreen from './ClientViewScreen';
import { viewed } from './testing/clients';

const renderView = (answers: Answers) =>
  renderScreen(<ClientViewScreen />, answers, {
    path: paths.clientView('c1'),
    route: paths.clientView(':id'),
  });

const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('a client’s page shows who they are, how to reach them, their plan, tags and note', async () => {
  renderView({
    GetClient: () => ({
      client: viewed({
        number: 42,
        status: 'Paused',
        phone: '+351912345678',
        country: 'PT',
        plan: { id: 'p1', name: 'Gold' },
        tags: ['vip'],
        note: 'Pays late',
        createdAt: '2026-03-05T10:00:00.000Z',
      }),
    }),
  });

  expect(await screen.findByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  expect(screen.getByText('Client 42, since Mar 5, 2026')).toBeVisible();
  expect(screen.getByText('Paused')).toBeVisible();
  expect(valueOf('E-mail')).toHaveTextContent('ada@x.test');
  expect(valueOf('Phone')).toHaveTextContent('+351912345678');
  expect(valueOf('Country')).toHaveTextContent('Portugal');
  expect(valueOf('Plan')).toHaveTextContent('Gold');
  expect(within(screen.getByRole('region', { name: 'Tags' })).getByText('vip')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Note' })).getByText('Pays late')).toBeVisible();
});

test('the id and the number can be copied', async () => {
  const { user } = renderView({ GetClient: () => ({ client: viewed({ number: 42 }) }) });
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy the id' }));
  await user.click(screen.getByRole('button', { name: 'Copy the client number' }));
  expect(copy.mock.calls).toEqual([['c1'], ['42']]);
});

test('an unknown client is said to be unknown, with a way back', async () => {
  renderView({
    GetClient: () => {
      throw { code: 'NOT_FOUND', message: 'This client does not exist.' };
    },
  });
  expect(await screen.findByText('There is no such client')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all clients' })).toHaveAttribute('href', paths.clients);
});

test('the deactivation page shows the client as it is and says what is coming', async () => {
  renderScreen(
    <ClientDeactivateScreen />,
    { GetClient: () => ({ client: viewed({ status: 'Active', plan: { id: 'p1', name: 'Gold' } }) }) },
    { path: paths.clientDeactivate('c1'), route: paths.clientDeactivate(':id') },
  );
  expect(await screen.findByRole('heading', { name: 'Deactivate Ada Lovelace' })).toBeVisible();
  expect(valueOf('Status')).toHaveTextContent('Active');
  expect(valueOf('Plan')).toHaveTextContent('Gold');
  expect(screen.getByText(/comes with the next release of client management/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the client' })).toHaveAttribute(
    'href',
    paths.clientView('c1'),
  );
});
