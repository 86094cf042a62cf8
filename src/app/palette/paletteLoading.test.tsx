import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { renderScreen } from '@/testing/renderScreen';
import { operatorWith } from '@/testing/operatorWith';
import { CommandNavigation } from '../CommandNavigation';
import { gatesOf, accessibleEntries } from '../routeTable';

const noResults = { items: [] };

// The only test of this file, because a second one would find the palette's chunk already loaded.
test('the palette keeps the text typed while it loads, and runs no shortcut', async () => {
  const { currentPath, user } = renderScreen(
    <>
      <CommandNavigation entries={accessibleEntries(gatesOf(operatorWith()))} />
      <button>Before</button>
    </>,
    {
      SearchClients: () => ({ clients: noResults }),
      SearchPayments: () => ({ incoming: noResults, outgoing: noResults }),
    },
    { path: paths.analytics },
  );
  const previousFocus = screen.getByRole('button', { name: 'Before' });
  act(() => previousFocus.focus());
  act(() => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const loadingField = screen.getByRole('textbox', { name: /search…$/ });
  expect(loadingField).toHaveFocus();
  // In sequence, these keys are the shortcut of the payments screen.
  for (const key of ['g', 'p']) fireEvent.keyDown(loadingField, { key });
  fireEvent.change(loadingField, { target: { value: 'prices' } });
  fireEvent.keyDown(loadingField, { key: 'k', ctrlKey: true });

  const dialog = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  const field = dialog.getByRole('combobox', { name: /search…$/ });
  expect(field).toHaveValue('prices');
  expect(field).toHaveFocus();
  expect(dialog.getAllByRole('option')[0]).toHaveTextContent('Client Billing');
  expect(currentPath()).toBe(paths.analytics);

  await user.type(field, 's');
  expect(field).toHaveValue('pricess');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(previousFocus).toHaveFocus();
});
