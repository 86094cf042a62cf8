import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { searchDebounceMs } from '@/config/limits';
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

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <List />
    </MemoryRouter>,
  );
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
}

const rest = () => act(() => jest.advanceTimersByTimeAsync(searchDebounceMs));
const field = () => screen.getByRole('textbox', { name: 'Search' });
const address = () => screen.getByRole('status').textContent;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('what is chosen before typing has rested stays chosen, and the search begins at page 1', async () => {
  const user = open('/?page=3');
  await user.type(field(), 'grace');
  await user.click(screen.getByRole('button', { name: 'Active' }));
  expect(address()).toBe('?page=3&status=Active');
  await rest();
  expect(address()).toBe('?status=Active&search=grace');
  expect(field()).toHaveValue('grace');
});

test('what was typed and taken back is searched for no more, and what the address says is shown', async () => {
  const user = open('/?search=ada');
  await user.type(field(), 'x{Backspace}');
  await rest();
  expect(address()).toBe('?search=ada');
  await user.clear(field());
  await rest();
  expect(address()).toBe('');
  expect(field()).toHaveValue('');
});
