import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { useUrlParam } from './useUrlParam';
import { useUrlSearch } from './useUrlSearch';

function List() {
  const { typed, type } = useUrlSearch();
  const [, setStatus] = useUrlParam('status');
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => type(target.value)} />
      <button onClick={() => setStatus('Active')}>Active</button>
      <output>{useLocation().search}</output>
    </>
  );
}

test('what is chosen before typing has rested stays chosen, and the search begins at page 1', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/?page=3']}>
      <List />
    </MemoryRouter>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'grace');
  await user.click(screen.getByRole('button', { name: 'Active' }));
  expect(screen.getByRole('status')).toHaveTextContent('?page=3&status=Active');
  expect(await screen.findByText('?status=Active&search=grace')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('grace');
});
