import { screen, waitFor, within } from '@testing-library/react';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import type { RenderOptions } from '@/testing/renderScreen';
import { listedClient, clientPage } from '../testing/clients';
import { renderList, withoutMoneyPermission } from '../testing/renderList';

const defaultResponses: ApiHandlers = {
  GetClientCountries: () => ({ countries: [{ code: 'PT', name: 'Portugal' }] }),
  GetPlansForClients: () => ({
    clientPlans: [
      {
        id: 'p1',
        name: 'Gold',
        interval: 'Month',
        intervalCount: 1,
        trialDays: 14,
        price: 4900,
        isDefault: false,
      },
    ],
  }),
};

async function openDialog(responses: ApiHandlers, options: RenderOptions = {}) {
  const view = renderList('', { ...defaultResponses, ...responses }, options);
  await view.user.click(await screen.findByRole('button', { name: 'Add client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
  return { ...view, dialog };
}

const grace = listedClient({ id: 'c2', number: 2, name: 'Grace Hopper', email: 'grace@x.test' });

test('AddClientDialog adds a client, who then appears in the list', async () => {
  const sent: Variables[] = [];
  const { user, dialog } = await openDialog(
    {
      GetClients: ({ maxNumber }) =>
        clientPage([...(sent.length > 0 && maxNumber !== 1 ? [grace] : []), listedClient()], 1 + sent.length),
      CreateClient: (variables) => {
        sent.push(variables);
        return { createClient: { id: 'c2', number: 2, name: 'Grace Hopper' } };
      },
    },
    { operator: { whiteLabelledCustomer: { portalLanguages: ['en', 'de'] } } },
  );

  await pasteInto(user, dialog.getByLabelText('Name'), ' Grace Hopper ');
  await pasteInto(user, dialog.getByLabelText('Email'), 'grace@x.test');
  await user.selectOptions(dialog.getByLabelText('Country (optional)'), await dialog.findByText('Portugal'));
  await user.selectOptions(dialog.getByLabelText('Language (optional)'), 'German');
  await user.selectOptions(dialog.getByLabelText('Plan (optional)'), 'Gold (€49.00 per month)');
  await pasteInto(user, dialog.getByLabelText('Tags (optional)'), 'navy, , cobol, navy');
  await user.click(dialog.getByRole('button', { name: 'Add client' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      idempotencyKey: expect.any(String),
      input: {
        name: 'Grace Hopper',
        email: 'grace@x.test',
        phone: null,
        language: 'de',
        country: 'PT',
        planId: 'p1',
        tags: ['navy', 'cobol'],
        note: null,
      },
    },
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Grace Hopper added');
  // The operator's own new client appears without a click on the button for new clients.
  expect(await screen.findByRole('link', { name: 'Grace Hopper' })).toBeVisible();
});

test('AddClientDialog preselects the default plan without marking the form as changed', async () => {
  const sent: Variables[] = [];
  const plan = { interval: 'Month', intervalCount: 1, trialDays: 0, price: 4900 };
  const { user, dialog } = await openDialog({
    GetPlansForClients: () => ({
      clientPlans: [
        { id: 'p1', name: 'Gold', ...plan, isDefault: false },
        { id: 'p2', name: 'Basic', ...plan, isDefault: true },
      ],
    }),
    CreateClient: (variables) => {
      sent.push(variables);
      return { createClient: { id: 'c2', number: 2, name: 'Grace Hopper' } };
    },
  });
  await waitFor(() => expect(dialog.getByLabelText('Plan (optional)')).toHaveValue('p2'));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Add client' }));
  const reopenedDialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
  await pasteInto(user, reopenedDialog.getByLabelText('Name'), 'Grace Hopper');
  await pasteInto(user, reopenedDialog.getByLabelText('Email'), 'grace@x.test');
  await waitFor(() => expect(reopenedDialog.getByLabelText('Plan (optional)')).toHaveValue('p2'));
  await user.click(reopenedDialog.getByRole('button', { name: 'Add client' }));
  await waitFor(() => expect(sent).toMatchObject([{ input: { planId: 'p2' } }]));
});

test('AddClientDialog shows validation errors and sends no request', async () => {
  const { user, dialog, requests } = await openDialog({});
  await pasteInto(user, dialog.getByLabelText('Email'), 'not-an-email');
  await user.click(dialog.getByRole('button', { name: 'Add client' }));

  await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter a name.'));
  expect(dialog.getByLabelText('Email')).toBeInvalid();
  expect(requests).not.toContain('CreateClient');
});

test('AddClientDialog shows a server error under its field and keeps the input', async () => {
  const { user, dialog } = await openDialog({
    CreateClient: () => {
      throw {
        code: 'BAD_USER_INPUT',
        message: 'Check the form.',
        fields: { email: 'Another client has this email address.' },
      };
    },
  });
  await user.type(dialog.getByLabelText('Name'), 'Ada');
  await pasteInto(user, dialog.getByLabelText('Email'), 'ada@x.test');
  await user.click(dialog.getByRole('button', { name: 'Add client' }));

  await waitFor(() =>
    expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(
      'Another client has this email address.',
    ),
  );
  expect(dialog.getByLabelText('Name')).toHaveValue('Ada');
});

test('AddClientDialog reuses its idempotency key for the same values and changes it for others', async () => {
  const keys: unknown[] = [];
  const { user, dialog } = await openDialog({
    CreateClient: ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      throw { code: 'UNAVAILABLE', message: 'The response was lost.' };
    },
  });
  const submit = async () => {
    const previousCount = keys.length;
    await user.click(dialog.getByRole('button', { name: 'Add client' }));
    await waitFor(() => expect(keys).toHaveLength(previousCount + 1));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add client' })).toBeEnabled());
  };
  await user.type(dialog.getByLabelText('Name'), 'Ada');
  await pasteInto(user, dialog.getByLabelText('Email'), 'ada@x.test');
  await submit();
  await submit();
  await pasteInto(user, dialog.getByLabelText('Name'), ' Lovelace');
  await submit();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('AddClientDialog asks before it discards unsaved changes', async () => {
  const { user, dialog } = await openDialog({});
  await user.type(dialog.getByLabelText('Name'), 'Ada');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Ada');

  await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('AddClientDialog omits plan prices for an operator without MANAGE_PAYMENTS', async () => {
  const { dialog } = await openDialog(
    {
      GetPlansForClients: () => ({
        clientPlans: [
          {
            id: 'p1',
            name: 'Gold',
            interval: 'Month',
            intervalCount: 1,
            trialDays: 14,
            price: null,
            isDefault: false,
          },
        ],
      }),
    },
    { operator: withoutMoneyPermission },
  );
  expect(await dialog.findByRole('option', { name: 'Gold' })).toBeInTheDocument();
});
