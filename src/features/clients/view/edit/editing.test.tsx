import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import type { Answers, Variables } from '@/testing/answers';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import ClientViewScreen from '../../ClientViewScreen';
import { besideClient, viewed } from '../testing/viewedClient';
import type { ViewedClient } from '../viewedClient';

/** A server that keeps one client as ours does: it refuses whoever read an older version. */
function serverWith(start: Partial<ViewedClient> = {}) {
  let client = viewed(start);
  const sent: Variables[] = [];
  const answers: Answers = {
    ...besideClient,
    GetClient: () => ({ client }),
    UpdateClient: ({ input }) => {
      const { id: _id, lockVersion, ...changes } = input as { id: string; lockVersion: number };
      sent.push(input as Variables);
      if (lockVersion !== client.lockVersion) {
        throw {
          code: 'CONFLICT',
          message: 'Somebody else has saved since.',
          conflict: { kind: 'Stale', changedBy: 'Grace Hopper', changedAt: '2026-03-06T12:00:00.000Z' },
        };
      }
      client = { ...client, ...changes, lockVersion: client.lockVersion + 1 };
      return { updateClient: client };
    },
  };
  const saveBySomebodyElse = (changes: Partial<ViewedClient>) => {
    client = { ...client, ...changes, lockVersion: client.lockVersion + 1 };
  };
  return { answers, sent, saveBySomebodyElse, current: () => client };
}

const open = (answers: Answers) =>
  renderScreen(<ClientViewScreen />, answers, {
    path: paths.clientView('c1'),
    route: paths.clientView(':id'),
  });

type User = ReturnType<typeof open>['user'];

async function retype(user: User, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  if (text) await pasteInto(user, screen.getByLabelText(label), text);
}

const noteBox = () => screen.getByRole('textbox', { name: 'Note' });

const conflictDialog = async () =>
  within(await screen.findByRole('dialog', { name: /was changed meanwhile/ }));

describe('spec 2: /dashboard/clients/{id}/view, edited in place', () => {
  test('only what was changed is sent, with the version that was read', async () => {
    const { answers, sent } = serverWith({ phone: '+351912345678', city: 'Lisbon' });
    const { user } = open(answers);
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await retype(user, 'Email', ' ada@new.test ');
    await retype(user, 'Phone', '');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Contact saved');
    expect(sent).toEqual([{ id: 'c1', lockVersion: 3, email: 'ada@new.test', phone: null }]);
    expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull();
    expect(screen.getByText('ada@new.test')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit contact' })).toHaveFocus();
  });

  test('a section that was left as it was sends nothing', async () => {
    const { answers, sent } = serverWith({ country: 'PT' });
    const { user } = open(answers);
    await user.click(await screen.findByRole('button', { name: 'Edit address' }));
    expect(await screen.findByRole('option', { name: 'Portugal' })).toBeVisible();
    expect(screen.getByLabelText('Country')).toHaveValue('PT');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit address' })).toBeNull());
    expect(sent).toEqual([]);
  });

  test('the server’s refusals stand at their fields, and what was typed stays', async () => {
    const { user } = open({
      ...serverWith().answers,
      UpdateClient: () => {
        throw {
          code: 'BAD_USER_INPUT',
          message: 'Check the form.',
          fields: { email: 'Another client has this email address.', website: 'This is not a web address.' },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    await retype(user, 'Email', 'bob@x.test');
    await retype(user, 'Website', 'nowhere');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Another client has this email address.',
      ),
    );
    expect(screen.getByLabelText('Website')).toHaveAccessibleDescription('This is not a web address.');
    expect(screen.getByLabelText('Email')).toHaveValue('bob@x.test');
  });

  test('what can’t be right is said before anything is sent', async () => {
    const { answers, sent } = serverWith();
    const { user } = open(answers);
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    await retype(user, 'Name', ' ');
    await retype(user, 'Email', 'nobody');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name can’t be empty.'),
    );
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('Escape closes what was not changed, and asks before it discards what was', async () => {
    const { user } = open(serverWith().answers);
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Edit contact' }));
    await retype(user, 'Name', 'Ada King');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Go on editing' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada King');

    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  });

  test('a failure of the network keeps what was typed', async () => {
    const { user } = open({
      ...serverWith().answers,
      UpdateClient: () => {
        throw new TypeError('network');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit note' }));
    await pasteInto(user, noteBox(), 'Pays late');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(noteBox()).toHaveValue('Pays late');
  });

  test('the note counts its 2,000 characters, and refuses more', async () => {
    const { answers, sent } = serverWith({ note: 'x'.repeat(1999) });
    const { user } = open(answers);
    await user.click(await screen.findByRole('button', { name: 'Edit note' }));
    expect(screen.getByText(/1,999 of 2,000 characters/)).toBeVisible();
    await user.type(noteBox(), 'yz');
    expect(screen.getByText(/2,001 of 2,000 characters/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(noteBox()).toHaveAccessibleDescription('Use at most 2,000 characters.'));
    expect(sent).toEqual([]);
  });
});

describe('design 4: the second of two operators to save sees what changed and chooses', () => {
  async function collide(mine: Record<string, string>, theirs: Partial<ViewedClient>) {
    const server = serverWith({ phone: '+351911111111', website: 'https://old.test' });
    const view = open(server.answers);
    await view.user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    for (const [label, text] of Object.entries(mine)) await retype(view.user, label, text);
    server.saveBySomebodyElse(theirs);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    return { ...view, ...server, dialog: await conflictDialog() };
  }

  test('the dialog says who saved and when, and shows theirs beside mine', async () => {
    const { dialog } = await collide({ Email: 'mine@x.test' }, { email: 'theirs@x.test' });
    expect(dialog.getByText(/Grace Hopper saved on Mar 6, 2026, .*while you were editing/)).toBeVisible();
    const clash = within(dialog.getByRole('group', { name: 'Email' }));
    expect(clash.getByRole('radio', { name: 'Grace Hopper' })).toHaveAccessibleDescription('theirs@x.test');
    expect(clash.getByRole('radio', { name: 'You' })).toHaveAccessibleDescription('mine@x.test');
  });

  test('nothing is saved until each clash is decided', async () => {
    const { user, dialog, sent } = await collide({ Email: 'mine@x.test' }, { email: 'theirs@x.test' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('group', { name: 'Email' })).toHaveAccessibleDescription(
      'Choose which of the two is to stay.',
    );
    expect(sent).toHaveLength(1);
  });

  test('mine for one field, theirs for another; what they alone changed is told and stays', async () => {
    const { user, dialog, sent, current } = await collide(
      { Name: 'Ada King', Email: 'mine@x.test', Website: 'https://mine.test' },
      { email: 'theirs@x.test', website: 'https://theirs.test', city: 'Porto' },
    );
    expect(dialog.queryByRole('group', { name: 'Name' })).toBeNull();
    const onlyTheirs = dialog.getByRole('list', { name: 'Changed by Grace Hopper alone, and kept' });
    expect(onlyTheirs).toHaveTextContent(/City.*Nothing.*Porto/);
    expect(dialog.getByRole('list', { name: 'Changed by you alone, and saved now' })).toHaveTextContent(
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

  test('all of theirs leaves nothing to save', async () => {
    const { user, dialog, sent, current } = await collide(
      { Email: 'mine@x.test', Website: 'https://mine.test' },
      { email: 'theirs@x.test', website: 'https://theirs.test' },
    );
    await user.click(dialog.getByRole('button', { name: 'Keep all of theirs' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull());
    expect(sent).toHaveLength(1);
    expect(current().email).toBe('theirs@x.test');
    expect(screen.getByText('theirs@x.test')).toBeVisible();
  });

  test('the same made by both is no clash', async () => {
    const { user, dialog, current } = await collide(
      { Name: 'Ada King', Email: 'same@x.test' },
      { email: 'same@x.test' },
    );
    expect(dialog.queryByRole('group', { name: 'Email' })).toBeNull();
    expect(dialog.getByText(/You changed different things, so both can stand/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(current()).toMatchObject({ name: 'Ada King', email: 'same@x.test' }));
  });

  test('going on editing loses nothing, and saving again asks again', async () => {
    const { user, sent } = await collide({ Email: 'mine@x.test' }, { email: 'theirs@x.test' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Email')).toHaveValue('mine@x.test');

    await user.click(screen.getByRole('button', { name: 'Save' }));
    const again = await conflictDialog();
    await user.click(again.getByRole('radio', { name: 'You' }));
    await user.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ id: 'c1', lockVersion: 4, email: 'mine@x.test' }));
  });

  test('somebody who saves while the choice is made is shown as well', async () => {
    const { user, dialog, saveBySomebodyElse, current } = await collide(
      { Email: 'mine@x.test' },
      { email: 'theirs@x.test' },
    );
    saveBySomebodyElse({ email: 'later@x.test', city: 'Porto' });
    await user.click(dialog.getByRole('radio', { name: 'You' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    const again = await conflictDialog();
    await waitFor(() =>
      expect(again.getByRole('radio', { name: 'Grace Hopper' })).toHaveAccessibleDescription('later@x.test'),
    );
    expect(again.getByText('Porto')).toBeVisible();
    expect(again.getByRole('radio', { name: 'You' })).not.toBeChecked();
    await user.click(again.getByRole('radio', { name: 'You' }));
    await user.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(current()).toMatchObject({ email: 'mine@x.test', city: 'Porto' }));
  });

  test('a refusal after the choice stands at its field, with what was typed', async () => {
    const server = serverWith();
    let isTaken = false;
    const { user } = open({
      ...server.answers,
      UpdateClient: (variables) => {
        if (isTaken) {
          throw { code: 'BAD_USER_INPUT', fields: { email: 'Another client has this email address.' } };
        }
        return server.answers.UpdateClient?.(variables);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    await retype(user, 'Email', 'mine@x.test');
    server.saveBySomebodyElse({ email: 'theirs@x.test' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await conflictDialog();
    isTaken = true;
    await user.click(dialog.getByRole('radio', { name: 'You' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Another client has this email address.',
      ),
    );
    expect(screen.getByLabelText('Email')).toHaveValue('mine@x.test');
  });

  test('while a section is open, a change by somebody else is said quietly and touches nothing typed', async () => {
    const server = serverWith();
    const { user, push } = open(server.answers);
    await user.click(await screen.findByRole('button', { name: 'Edit contact' }));
    await retype(user, 'Email', 'mine@x.test');
    server.saveBySomebodyElse({ email: 'theirs@x.test', note: 'New note' });
    await push('ClientChanged', { clientChanged: { kind: 'Updated', ids: ['c1'], count: 1 } });

    expect(await screen.findByText(/This client was changed while you were editing/)).toBeVisible();
    expect(screen.getByText('New note')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('mine@x.test');
  });

  test('one’s own save of one section is no conflict for another that is open', async () => {
    const { answers, sent } = serverWith();
    const { user } = open(answers);
    await user.click(await screen.findByRole('button', { name: 'Edit address' }));
    await retype(user, 'City', 'Porto');
    await user.click(screen.getByRole('button', { name: 'Edit note' }));
    await pasteInto(user, noteBox(), 'Moved');
    await user.click(
      within(screen.getByRole('form', { name: 'Edit note' })).getByRole('button', { name: 'Save' }),
    );
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit note' })).toBeNull());
    expect(screen.queryByText(/This client was changed/)).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit address' })).toBeNull());
    expect(sent).toEqual([
      { id: 'c1', lockVersion: 3, note: 'Moved' },
      { id: 'c1', lockVersion: 4, city: 'Porto' },
    ]);
  });
});

describe('spec 2: /dashboard/clients/{id}/view, tags', () => {
  test('tags are added and removed at once, with suggestions of those in use', async () => {
    const { answers, sent } = serverWith({ tags: ['vip'] });
    const { user, container } = open(answers);
    await user.type(await screen.findByLabelText('Add a tag'), 'beta{Enter}');
    expect(await screen.findByText('beta', { selector: 'li span' })).toBeVisible();
    expect(screen.getByLabelText('Add a tag')).toHaveValue('');
    // The one that the client has already is not suggested.
    await waitFor(() => expect(container.querySelectorAll('datalist option')).toHaveLength(0));

    await user.click(screen.getByRole('button', { name: 'Remove the tag vip' }));
    await waitFor(() => expect(screen.queryByText('vip', { selector: 'li' })).toBeNull());
    // Not lost with the tag that it stood on.
    expect(screen.getByLabelText('Add a tag')).toHaveFocus();
    expect(sent).toEqual([
      { id: 'c1', lockVersion: 3, tags: ['vip', 'beta'] },
      { id: 'c1', lockVersion: 4, tags: ['beta'] },
    ]);
  });

  test('a tag that can’t be added is refused where it is typed', async () => {
    const { answers, sent } = serverWith({ tags: ['vip'] });
    const { user } = open(answers);
    const field = await screen.findByLabelText('Add a tag');
    for (const [tag, problem] of [
      ['vip', 'The client has the tag “vip” already.'],
      ['x'.repeat(31), 'A tag has at most 30 characters.'],
      [' ', 'Type a tag first.'],
    ] as const) {
      await user.clear(field);
      await pasteInto(user, field, tag);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
    }
    expect(sent).toEqual([]);
  });

  test('tags that somebody else changed meanwhile are chosen like any field', async () => {
    const server = serverWith({ tags: ['vip'] });
    const { user } = open(server.answers);
    await screen.findByLabelText('Add a tag');
    server.saveBySomebodyElse({ tags: ['vip', 'gone'] });
    await user.type(screen.getByLabelText('Add a tag'), 'mine{Enter}');
    const dialog = await conflictDialog();
    expect(dialog.getByRole('radio', { name: 'Grace Hopper' })).toHaveAccessibleDescription('vip, gone');
    await user.click(dialog.getByRole('radio', { name: 'You' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.current().tags).toEqual(['vip', 'mine']));
  });
});
