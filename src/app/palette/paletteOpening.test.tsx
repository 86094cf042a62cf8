import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { renderScreen } from '@/testing/renderScreen';
import { operatorWith } from '@/testing/operator';
import { GettingAround } from '../GettingAround';
import { gatesOf, openTo } from '../routeTable';

const nobody = { items: [] };

// One test: the palette's code is loaded once for each file.
test('keeps text typed while the palette loads, and runs no shortcut', async () => {
  const { place, user } = renderScreen(
    <>
      <GettingAround entries={openTo(gatesOf(operatorWith()))} />
      <button>Before</button>
    </>,
    {
      SearchClients: () => ({ clients: nobody }),
      SearchPayments: () => ({ incoming: nobody, outgoing: nobody }),
    },
    { path: paths.analytics },
  );
  const before = screen.getByRole('button', { name: 'Before' });
  act(() => before.focus());
  act(() => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const early = screen.getByRole('textbox', { name: /^Search/ });
  expect(early).toHaveFocus();
  // Pressed one after the other, these keys lead to the payments.
  for (const key of ['g', 'p']) fireEvent.keyDown(early, { key });
  fireEvent.change(early, { target: { value: 'prices' } });
  fireEvent.keyDown(early, { key: 'k', ctrlKey: true });

  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  const field = dialog.getByRole('combobox', { name: /^Search/ });
  expect(field).toHaveValue('prices');
  expect(field).toHaveFocus();
  expect(dialog.getAllByRole('option')[0]).toHaveTextContent('Client Billing');
  expect(place()).toBe(paths.analytics);

  await user.type(field, 's');
  expect(field).toHaveValue('pricess');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(before).toHaveFocus();
});
