import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Answers, Variables } from '@/testing/answers';
import { renderScreen } from '@/testing/renderScreen';
import ClientViewScreen from '../ClientViewScreen';
import { besideClient, viewed } from '../view/testing/viewedClient';

const neighbours: Answers = {
  GetClientNeighbours: () => ({ clientNeighbours: { previous: null, next: null } }),
};

async function choose(label: string, answers: Answers) {
  const view = renderScreen(
    <ClientViewScreen />,
    { ...besideClient, ...neighbours, GetClient: () => ({ client: viewed({}) }), ...answers },
    { path: paths.clientView('c1'), route: paths.clientView(':id') },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: label }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

/** A tab that the browser opens, or keeps from opening. */
function openingTabs(isAllowed: boolean) {
  const tab = { opener: {}, location: { href: '' }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(isAllowed ? Object.assign(Object.create(null), tab) : null);
  return () => jest.mocked(window.open).mock.results.at(-1)?.value as typeof tab;
}

const url = 'http://acme.test/view?token=t';

describe('viewing as a client', () => {
  test('asks why, and opens the client dashboard in a tab of its own', async () => {
    const tab = openingTabs(true);
    const sent: Variables[] = [];
    const { user, dialog } = await choose('View as client', {
      ViewAsClient: (variables) => {
        sent.push(variables);
        return { viewAsClient: { url } };
      },
    });
    await user.click(dialog.getByRole('button', { name: 'View as client' }));
    expect(await dialog.findByText('Say why: it stands in the record.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' A question ');
    await user.click(dialog.getByRole('button', { name: 'View as client' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ input: { clientId: 'c1', reason: 'A question' } }]);
    expect(tab().location.href).toBe(url);
    expect(tab().opener).toBeNull();
  });

  test('where the browser opens no tab, a link does', async () => {
    openingTabs(false);
    const { user, dialog } = await choose('View as client', {
      ViewAsClient: () => ({ viewAsClient: { url } }),
    });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A question{Enter}');
    expect(await dialog.findByRole('link', { name: 'open the client dashboard' })).toHaveAttribute(
      'href',
      url,
    );
  });

  test('a refusal stands in the dialog, and the empty tab is closed', async () => {
    const tab = openingTabs(true);
    const { user, dialog } = await choose('View as client', {
      ViewAsClient: () => {
        throw { code: 'CONFLICT', message: 'Your client dashboard is not published yet.' };
      },
    });
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A question{Enter}');
    expect(await dialog.findByText('Your client dashboard is not published yet.')).toBeVisible();
    expect(tab().close).toHaveBeenCalled();
  });
});

test('a sign-in link is sent once that was confirmed', async () => {
  const sent: Variables[] = [];
  const { user, dialog } = await choose('Send a sign-in link', {
    SendClientAccess: (variables) => {
      sent.push(variables);
      return { sendClientAccess: true };
    },
  });
  expect(dialog.getByText(/A mail goes to ada@x\.test/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send the mail' }));
  expect(await screen.findByText('Ada Lovelace was sent a sign-in link')).toBeVisible();
  expect(sent).toEqual([{ id: 'c1', idempotencyKey: expect.any(String) }]);
});
