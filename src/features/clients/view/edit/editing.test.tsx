import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { OperatorOverrides } from '@/testing/operatorWith';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import ClientViewScreen from '../../ClientViewScreen';
import { clientViewResponses, clientWith } from '../testing/clientFixtures';
import type { ViewedClient } from '../../clientViewApi';

/** Stubs a server with optimistic locking: it rejects updates with an outdated `lockVersion`. */
function stubServer(start: Partial<ViewedClient> = {}) {
  let client = clientWith(start);
  const sent: Variables[] = [];
  const responses: ApiHandlers = {
    ...clientViewResponses,
    GetClient: () => ({ client }),
    UpdateClient: ({ input }) => {
      const { id: _id, lockVersion, ...changes } = input as { id: string; lockVersion: number };
      sent.push(input as Variables);
      if (lockVersion !== client.lockVersion) {
        throw {
          code: 'CONFLICT',
          message: 'Another operator saved this client.',
          conflict: { kind: 'Stale', changedBy: 'Grace Hopper', changedAt: '2026-03-06T12:00:00.000Z' },
        };
      }
      client = { ...client, ...changes, lockVersion: client.lockVersion + 1 };
      return { updateClient: client };
    },
  };
  const saveByOtherOperator = (changes: Partial<ViewedClient>) => {
    client = { ...client, ...changes, lockVersion: client.lockVersion + 1 };
  };
  return { responses, sent, saveByOtherOperator, current: () => client };
}

const renderClientView = (responses: ApiHandlers, operator: OperatorOverrides = {}) =>
  renderScreen(<ClientViewScreen />, responses, {
    path: paths.clientView('c1'),
    route: paths.clientView(':id'),
    operator,
  });

type User = ReturnType<typeof renderClientView>['user'];

async function replaceText(user: User, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  if (text) await pasteInto(user, screen.getByLabelText(label), text);
}

const noteField = () => screen.getByRole('textbox', { name: 'Note' });

const conflictDialog = async () =>
  within(await screen.findByRole('dialog', { name: /changed while you were editing/ }));

describe('spec 2: /dashboard/clients/{id}/view, inline editing', () => {
  test('sends only the changed fields, with the lock version', async () => {
    const { responses, sent } = stubServer({ phone: '+351912345678', city: 'Lisbon' });
    const { user } = renderClientView(responses);
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await replaceText(user, 'Email', ' ada@new.test ');
    await replaceText(user, 'Phone', '');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Contact saved');
    expect(sent).toEqual([{ id: 'c1', lockVersion: 3, email: 'ada@new.test', phone: null }]);
    expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull();
    expect(screen.getByText('ada@new.test')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit contact' })).toHaveFocus();
  });

  test('sends nothing when an unchanged section is saved', async () => {
    const { responses, sent } = stubServer({ country: 'PT' });
    const { user } = renderClientView(responses);
    await user.click(await screen.findByRole('button', { name: 'Edit address' }));
    expect(await screen.findByRole('option', { name: 'Portugal' })).toBeVisible();
    expect(screen.getByLabelText('Country')).toHaveValue('PT');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit address' })).toBeNull());
    expect(sent).toEqual([]);
  });

  test('offers the languages of the portal and the client’s own, and clears the language', async () => {
    const { responses, sent } = stubServer({ language: 'fr' });
    const { user } = renderClientView(responses, {
      whiteLabelledCustomer: { defaultLanguage: 'de', portalLanguages: ['en', 'de'] },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    const select = screen.getByLabelText('Language');
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Company default (German)', 'English', 'German', 'French (not offered)']);
    expect(select).toHaveValue('fr');
    await user.selectOptions(select, 'Company default (German)');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ id: 'c1', lockVersion: 3, language: null }]));
    expect(await screen.findByText('Company default (German)')).toBeVisible();
  });

  test('shows server errors at their fields and keeps the entered values', async () => {
    const { user } = renderClientView({
      ...stubServer().responses,
      UpdateClient: () => {
        throw {
          code: 'BAD_USER_INPUT',
          message: 'Check the form.',
          fields: { email: 'Another client has this email address.', website: 'This is not a web address.' },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    await replaceText(user, 'Email', 'bob@x.test');
    await replaceText(user, 'Website', 'nowhere.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Another client has this email address.',
      ),
    );
    expect(screen.getByLabelText('Website')).toHaveAccessibleDescription('This is not a web address.');
    expect(screen.getByLabelText('Email')).toHaveValue('bob@x.test');
  });

  test('rejects invalid fields without sending them', async () => {
    const { responses, sent } = stubServer();
    const { user } = renderClientView(responses);
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    await replaceText(user, 'Name', ' ');
    await replaceText(user, 'Email', 'not-an-email');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.'));
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('closes an unchanged section on Escape, and asks before it discards changes', async () => {
    const { user } = renderClientView(stubServer().responses);
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Edit contact' }));
    await replaceText(user, 'Name', 'Ada King');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada King');

    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  });

  test('keeps the entered text after a network error', async () => {
    const { user } = renderClientView({
      ...stubServer().responses,
      UpdateClient: () => {
        throw new TypeError('network');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit note' }));
    await pasteInto(user, noteField(), 'Pays late');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Couldn’t reach the server. Check your connection and try again.',
    );
    expect(noteField()).toHaveValue('Pays late');
  });

  test('counts the characters of the note and rejects more than 2,000', async () => {
    const { responses, sent } = stubServer({ note: 'x'.repeat(1999) });
    const { user } = renderClientView(responses);
    await user.click(await screen.findByRole('button', { name: 'Edit note' }));
    expect(screen.getByText(/1,999 of 2,000 characters/)).toBeVisible();
    await user.type(noteField(), 'yz');
    expect(screen.getByText(/2,001 of 2,000 characters/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(noteField()).toHaveAccessibleDescription('Enter at most 2,000 characters.'));
    expect(sent).toEqual([]);
  });
});

describe('design 4: conflict handling for concurrent edits', () => {
  async function causeConflict(mine: Record<string, string>, theirs: Partial<ViewedClient>) {
    const server = stubServer({ phone: '+351911111111', website: 'https://old.test' });
    const view = renderClientView(server.responses);
    await view.user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    for (const [label, text] of Object.entries(mine)) await replaceText(view.user, label, text);
    server.saveByOtherOperator(theirs);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    return { ...view, ...server, dialog: await conflictDialog() };
  }

  test('shows who saved, when, and both values', async () => {
    const { dialog } = await causeConflict({ Email: 'mine@x.test' }, { email: 'theirs@x.test' });
    expect(dialog.getByText(/Grace Hopper saved changes on Mar 6, 2026/)).toBeVisible();
    const conflict = within(dialog.getByRole('group', { name: 'Email' }));
    expect(conflict.getByRole('radio', { name: 'Grace Hopper' })).toHaveAccessibleDescription(
      'theirs@x.test',
    );
    expect(conflict.getByRole('radio', { name: 'You' })).toHaveAccessibleDescription('mine@x.test');
  });

  test('requires a choice for each conflict before saving', async () => {
    const { user, dialog, sent } = await causeConflict({ Email: 'mine@x.test' }, { email: 'theirs@x.test' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('group', { name: 'Email' })).toHaveAccessibleDescription(
      'Choose which value to keep.',
    );
    expect(sent).toHaveLength(1);
  });

  test('saves the chosen values and keeps the fields that only the other operator changed', async () => {
    const { user, dialog, sent, current } = await causeConflict(
      { Name: 'Ada King', Email: 'mine@x.test', Website: 'https://mine.test' },
      { email: 'theirs@x.test', website: 'https://theirs.test', city: 'Porto' },
    );
    expect(dialog.queryByRole('group', { name: 'Name' })).toBeNull();
    const otherChanges = dialog.getByRole('list', { name: 'Changed only by Grace Hopper (already saved)' });
    expect(otherChanges).toHaveTextContent(/City.*Empty.*Porto/);
    expect(dialog.getByRole('list', { name: 'Changed only by you (saved now)' })).toHaveTextContent(
      /Name.*Ada Lovelace.*Ada King/,
    );
    await user.click(
      within(dialog.getByRole('group', { name: 'Email' })).getByRole('radio', { name: 'You' }),
    );
    await user.click(
      within(dialog.getByRole('group', { name: 'Website' })).getByRole('radio', { name: 'Grace Hopper' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Contact saved');
    expect(sent.at(-1)).toEqual({ id: 'c1', lockVersion: 4, name: 'Ada King', email: 'mine@x.test' });
    expect(current()).toMatchObject({
      name: 'Ada King',
      email: 'mine@x.test',
      website: 'https://theirs.test',
      city: 'Porto',
    });
    expect(await screen.findByRole('heading', { name: 'Ada King' })).toBeVisible();
  });

  test("saves nothing when the operator chooses all of the other operator's values", async () => {
    const { user, dialog, sent, current } = await causeConflict(
      { Email: 'mine@x.test', Website: 'https://mine.test' },
      { email: 'theirs@x.test', website: 'https://theirs.test' },
    );
    await user.click(dialog.getByRole('button', { name: 'Keep all theirs' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull());
    expect(sent).toHaveLength(1);
    expect(current().email).toBe('theirs@x.test');
    expect(screen.getByText('theirs@x.test')).toBeVisible();
  });

  test('reports no conflict for a field that both operators changed to the same value', async () => {
    const { user, dialog, current } = await causeConflict(
      { Name: 'Ada King', Email: 'same@x.test' },
      { email: 'same@x.test' },
    );
    expect(dialog.queryByRole('group', { name: 'Email' })).toBeNull();
    expect(dialog.getByText(/Your changes don’t conflict with them/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(current()).toMatchObject({ name: 'Ada King', email: 'same@x.test' }));
  });

  test('keeps the entered values when the dialog is dismissed, and reopens it on the next save', async () => {
    const { user, sent } = await causeConflict({ Email: 'mine@x.test' }, { email: 'theirs@x.test' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Email')).toHaveValue('mine@x.test');

    await user.click(screen.getByRole('button', { name: 'Save' }));
    const secondDialog = await conflictDialog();
    await user.click(secondDialog.getByRole('radio', { name: 'You' }));
    await user.click(secondDialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ id: 'c1', lockVersion: 4, email: 'mine@x.test' }));
  });

  test('reopens the dialog with the latest values when the client changes again', async () => {
    const { user, dialog, saveByOtherOperator, current } = await causeConflict(
      { Email: 'mine@x.test' },
      { email: 'theirs@x.test' },
    );
    saveByOtherOperator({ email: 'later@x.test', city: 'Porto' });
    await user.click(dialog.getByRole('radio', { name: 'You' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    const secondDialog = await conflictDialog();
    await waitFor(() =>
      expect(secondDialog.getByRole('radio', { name: 'Grace Hopper' })).toHaveAccessibleDescription(
        'later@x.test',
      ),
    );
    expect(secondDialog.getByText('Porto')).toBeVisible();
    expect(secondDialog.getByRole('radio', { name: 'You' })).not.toBeChecked();
    await user.click(secondDialog.getByRole('radio', { name: 'You' }));
    await user.click(secondDialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(current()).toMatchObject({ email: 'mine@x.test', city: 'Porto' }));
  });

  test('shows a server error at its field after the conflict is resolved, and keeps the value', async () => {
    const server = stubServer();
    let isEmailTaken = false;
    const { user } = renderClientView({
      ...server.responses,
      UpdateClient: (variables) => {
        if (isEmailTaken) {
          throw { code: 'BAD_USER_INPUT', fields: { email: 'Another client has this email address.' } };
        }
        return server.responses.UpdateClient?.(variables);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    await replaceText(user, 'Email', 'mine@x.test');
    server.saveByOtherOperator({ email: 'theirs@x.test' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await conflictDialog();
    isEmailTaken = true;
    await user.click(dialog.getByRole('radio', { name: 'You' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Another client has this email address.',
      ),
    );
    expect(screen.getByLabelText('Email')).toHaveValue('mine@x.test');
  });

  test("shows a notice about another operator's change and keeps the entered values", async () => {
    const server = stubServer();
    const { user, push } = renderClientView(server.responses);
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    await replaceText(user, 'Email', 'mine@x.test');
    server.saveByOtherOperator({ email: 'theirs@x.test', note: 'New note' });
    await push('ClientChanged', { clientChanged: { kind: 'Updated', ids: ['c1'], count: 1 } });

    expect(await screen.findByText(/This client changed while you were editing/)).toBeVisible();
    expect(screen.getByText('New note')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('mine@x.test');
  });

  test('reports no conflict after the same operator saves another section', async () => {
    const { responses, sent } = stubServer();
    const { user } = renderClientView(responses);
    await user.click(await screen.findByRole('button', { name: 'Edit address' }));
    await replaceText(user, 'City', 'Porto');
    await user.click(screen.getByRole('button', { name: 'Edit note' }));
    await pasteInto(user, noteField(), 'Moved');
    await user.click(
      within(screen.getByRole('form', { name: 'Edit note' })).getByRole('button', { name: 'Save' }),
    );
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit note' })).toBeNull());
    expect(screen.queryByText(/This client changed/)).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit address' })).toBeNull());
    expect(sent).toEqual([
      { id: 'c1', lockVersion: 3, note: 'Moved' },
      { id: 'c1', lockVersion: 4, city: 'Porto' },
    ]);
  });
});

describe('spec 2: /dashboard/clients/{id}/view, tags', () => {
  test('adds and removes tags immediately, and does not suggest tags that the client has', async () => {
    const { responses, sent } = stubServer({ tags: ['vip'] });
    const { user, container } = renderClientView(responses);
    await user.type(await screen.findByLabelText('Add a tag'), 'beta{Enter}');
    expect(await screen.findByText('beta', { selector: 'li bdi' })).toBeVisible();
    expect(screen.getByLabelText('Add a tag')).toHaveValue('');
    // The client now has every tag in use, so none is suggested.
    await waitFor(() => expect(container.querySelectorAll('datalist option')).toHaveLength(0));

    await user.click(screen.getByRole('button', { name: 'Remove tag “vip”' }));
    await waitFor(() => expect(screen.queryByText('vip', { selector: 'li bdi' })).toBeNull());
    // The button disappears with its tag, so focus moves to the input.
    expect(screen.getByLabelText('Add a tag')).toHaveFocus();
    expect(sent).toEqual([
      { id: 'c1', lockVersion: 3, tags: ['vip', 'beta'] },
      { id: 'c1', lockVersion: 4, tags: ['beta'] },
    ]);
  });

  test('shows at the input why a tag is invalid', async () => {
    const { responses, sent } = stubServer({ tags: ['vip'] });
    const { user } = renderClientView(responses);
    const field = await screen.findByLabelText('Add a tag');
    for (const [tag, problem] of [
      ['vip', 'This client already has the tag “vip”.'],
      ['x'.repeat(31), 'Use at most 30 characters per tag.'],
      [' ', 'Enter a tag.'],
    ] as const) {
      await user.clear(field);
      await pasteInto(user, field, tag);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
    }
    expect(sent).toEqual([]);
  });

  test('opens the conflict dialog when another operator changed the tags', async () => {
    const server = stubServer({ tags: ['vip'] });
    const { user } = renderClientView(server.responses);
    await screen.findByLabelText('Add a tag');
    server.saveByOtherOperator({ tags: ['vip', 'gone'] });
    await user.type(screen.getByLabelText('Add a tag'), 'mine{Enter}');
    const dialog = await conflictDialog();
    expect(dialog.getByRole('radio', { name: 'Grace Hopper' })).toHaveAccessibleDescription('vip, gone');
    await user.click(dialog.getByRole('radio', { name: 'You' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.current().tags).toEqual(['vip', 'mine']));
  });
});
