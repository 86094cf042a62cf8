import { screen, waitFor, within } from '@testing-library/react';
import type { Variables } from '@/testing/answers';
import { renderList } from '../../testing/renderList';

const headers = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent)
    .slice(1, -1);

async function openPicker(user: ReturnType<typeof renderList>['user']) {
  await screen.findByText('Ada Lovelace');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
}

test('spec 2: /dashboard/clients: the columns that an operator chose are kept, in their order', async () => {
  renderList('', { GetListColumns: () => ({ listColumns: ['created', 'shoe', 'status', 'constructor'] }) });
  await screen.findByText('Ada Lovelace');
  expect(headers()).toEqual(['Client', 'Created', 'Status']);
});

test('columns are added, taken away and moved by buttons alone, at once, and kept', async () => {
  const sent: Variables[] = [];
  const { user } = renderList('', {
    SetListColumns: (variables) => {
      sent.push(variables);
      return { setListColumns: variables.columns };
    },
  });
  const picker = await openPicker(user);
  expect(headers()).toEqual(['Client', 'Status', 'Plan', 'MRR', 'Last payment', 'Created']);

  await user.click(picker.getByRole('checkbox', { name: 'Phone' }));
  await user.click(picker.getByRole('checkbox', { name: 'Last payment' }));
  await user.click(picker.getByRole('button', { name: 'Move Plan up' }));
  expect(picker.getByRole('button', { name: 'Move Plan up' })).toBeDisabled();
  expect(headers()).toEqual(['Client', 'Plan', 'Status', 'MRR', 'Created', 'Phone']);

  expect(sent.at(-1)).toEqual({ columns: ['plan', 'status', 'mrr', 'created', 'phone'] });
  await user.click(picker.getByRole('button', { name: 'Reset' }));
  expect(sent.at(-1)).toEqual({ columns: null });
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(headers()).toEqual(['Client', 'Status', 'Plan', 'MRR', 'Last payment', 'Created']),
  );
});

test('columns that could not be kept change back, and it is said', async () => {
  const { user } = renderList('', {
    SetListColumns: () => {
      throw { code: 'CONFLICT', message: 'You may not do this.' };
    },
  });
  const picker = await openPicker(user);
  await user.click(picker.getByRole('checkbox', { name: 'Tags' }));
  expect(await screen.findByText('The columns could not be kept. You may not do this.')).toBeVisible();
  await waitFor(() => expect(picker.getByRole('checkbox', { name: 'Tags' })).not.toBeChecked());
});

test('the last column stays: a list of names alone says nothing', async () => {
  const { user } = renderList('', { GetListColumns: () => ({ listColumns: ['status'] }) });
  const picker = await openPicker(user);
  expect(picker.getByRole('checkbox', { name: 'Status' })).toBeDisabled();
});
