import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import type { Answers, Variables } from '@/testing/answers';
import { LeavingDialog } from '@/ui/LeavingDialog';
import ClientListScreen from '../ClientListScreen';
import { listed, pageOf } from '../testing/clients';

const base: Answers = {
  GetClients: () => pageOf([listed()]),
  GetClientCounts: () => ({ clientCounts: { total: 1, byStatus: [] } }),
  GetClientCountries: () => ({ countries: [{ code: 'PT', name: 'Portugal' }] }),
  GetPlansForClients: () => ({
    clientBillingPlans: [
      { id: 'p1', name: 'Gold', status: 'Active' },
      { id: 'p2', name: 'Old', status: 'Archived' },
    ],
  }),
};

async function openDialog(answers: Answers) {
  const view = renderScreen(
    <>
      <ClientListScreen />
      <LeavingDialog />
    </>,
    { ...base, ...answers },
  );
  await view.user.click(await screen.findByRole('button', { name: 'Add client' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add client' }));
  return { ...view, dialog };
}

test('a client is added with everything that was typed, and the list shows it', async () => {
  const sent: Variables[] = [];
  const { user, dialog, asked } = await openDialog({
    CreateClient: (variables) => {
      sent.push(variables);
      return { createClient: { id: 'c9', name: 'Grace Hopper' } };
    },
  });

  await user.type(dialog.getByLabelText('Name'), ' Grace Hopper ');
  await user.type(dialog.getByLabelText('E-mail'), 'grace@x.test');
  await user.selectOptions(dialog.getByLabelText('Country (optional)'), await dialog.findByText('Portugal'));
  await user.selectOptions(dialog.getByLabelText('Plan (optional)'), 'Gold');
  expect(dialog.queryByRole('option', { name: 'Old' })).toBeNull();
  await user.type(dialog.getByLabelText('Tags (optional)'), 'navy, , cobol, navy');
  await user.click(dialog.getByRole('button', { name: 'Add client' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      input: {
        name: 'Grace Hopper',
        email: 'grace@x.test',
        phone: null,
        country: 'PT',
        planId: 'p1',
        tags: ['navy', 'cobol'],
        note: null,
      },
    },
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Grace Hopper was added');
  await waitFor(() => expect(asked.filter((name) => name === 'GetClients')).toHaveLength(2));
});

test('what is missing is said under its input, and nothing is sent', async () => {
  const { user, dialog, asked } = await openDialog({});
  await user.type(dialog.getByLabelText('E-mail'), 'nobody');
  await user.click(dialog.getByRole('button', { name: 'Add client' }));

  await waitFor(() =>
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('Enter the client’s name.'),
  );
  expect(dialog.getByLabelText('E-mail')).toBeInvalid();
  expect(asked).not.toContain('CreateClient');
});

test('the server’s refusal stands under its input, and what was typed stays', async () => {
  const { user, dialog } = await openDialog({
    CreateClient: () => {
      throw {
        code: 'BAD_USER_INPUT',
        message: 'Check the form.',
        fields: { email: 'Another client has this e-mail address.' },
      };
    },
  });
  await user.type(dialog.getByLabelText('Name'), 'Ada');
  await user.type(dialog.getByLabelText('E-mail'), 'ada@x.test');
  await user.click(dialog.getByRole('button', { name: 'Add client' }));

  await waitFor(() =>
    expect(dialog.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Another client has this e-mail address.',
    ),
  );
  expect(dialog.getByLabelText('Name')).toHaveValue('Ada');
});

test('closing asks before what was typed is lost', async () => {
  const { user, dialog } = await openDialog({});
  await user.type(dialog.getByLabelText('Name'), 'Ada');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Ada');

  await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without the White Label flag clients are added without a plan', async () => {
  const view = renderScreen(<ClientListScreen />, base, {
    operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Add client' }));
  await screen.findByRole('option', { name: 'Portugal' });
  expect(screen.queryByLabelText('Plan (optional)')).toBeNull();
  expect(view.asked).not.toContain('GetPlansForClients');
});
