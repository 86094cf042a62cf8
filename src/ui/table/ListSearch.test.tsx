import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { searchDebounceMs } from '@/config/limits';
import { useUrlParam } from '@/lib/useUrlParam';
import { render } from '@/testing/render';
import { ListSearch } from './ListSearch';

describe('ListSearch', () => {
  function List() {
    const [, setStatus] = useUrlParam('status');
    return (
      <>
        <ListSearch label="Search" pageParam="page" />
        <button onClick={() => setStatus('Active')}>Active</button>
        <output>{useLocation().search}</output>
      </>
    );
  }

  function renderList(url: string) {
    render(
      <MemoryRouter initialEntries={[url]}>
        <List />
      </MemoryRouter>,
    );
    return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
  }

  const waitForDebounce = () => act(() => jest.advanceTimersByTimeAsync(searchDebounceMs));
  const field = () => screen.getByRole('searchbox', { name: 'Search' });
  const url = () => screen.getByRole('status').textContent;

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('keeps a filter that was selected during the debounce, and resets the page', async () => {
    const user = renderList('/?page=3');
    await user.type(field(), 'grace');
    await user.click(screen.getByRole('button', { name: 'Active' }));
    expect(url()).toBe('?page=3&status=Active');
    await waitForDebounce();
    expect(url()).toBe('?status=Active&search=grace');
    expect(field()).toHaveValue('grace');
  });

  test('keeps the search when the input returns to the same text, and clears it with the input', async () => {
    const user = renderList('/?search=ada');
    await user.type(field(), 'x{Backspace}');
    await waitForDebounce();
    expect(url()).toBe('?search=ada');
    await user.clear(field());
    await waitForDebounce();
    expect(url()).toBe('');
    expect(field()).toHaveValue('');
  });
});
