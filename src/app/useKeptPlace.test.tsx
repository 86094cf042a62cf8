import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { useKeptPlace } from './useKeptPlace';

function Page({ children }: { children: ReactNode }) {
  useKeptPlace('content');
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}

function Leaving() {
  const [isThere, setThere] = useState(true);
  return isThere && <button onClick={() => setThere(false)}>Remove</button>;
}

function Saving() {
  const [isSaved, setSaved] = useState(false);
  return (
    <button type="button" disabled={isSaved} onClick={() => setSaved(true)}>
      Save
    </button>
  );
}

test('what goes leaves the keyboard’s place to the nearest thing round it that has a name', async () => {
  const user = userEvent.setup();
  render(
    <Page>
      <section aria-label="Cards">
        <div>
          <Leaving />
        </div>
        <button>Add</button>
      </section>
    </Page>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const cards = screen.getByRole('region', { name: 'Cards' });
  await waitFor(() => expect(cards).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  expect(cards).not.toHaveAttribute('tabindex');
});

test('where nothing round it has a name, the content of the page gets it', async () => {
  const user = userEvent.setup();
  render(
    <Page>
      <Leaving />
    </Page>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('what can’t be pressed any more leaves it as well', async () => {
  const user = userEvent.setup();
  render(
    <Page>
      <form aria-label="Details">
        <Saving />
      </form>
    </Page>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('form', { name: 'Details' })).toHaveFocus());
});

test('what can’t be pressed while it saves has it back afterwards', async () => {
  render(
    <Page>
      <section aria-label="Plans">
        <input type="checkbox" aria-label="Growth" />
      </section>
    </Page>,
  );
  const growth = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Growth' });
  act(() => growth.focus());
  growth.disabled = true;
  await waitFor(() => expect(screen.getByRole('region', { name: 'Plans' })).toHaveFocus());
  growth.disabled = false;
  await waitFor(() => expect(growth).toHaveFocus());
});

test('whoever pressed beside it and reads is not brought to it when it goes', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <Page>
      <section aria-label="Cards">
        <button>Remove</button>
      </section>
      <p>Words</p>
    </Page>,
  );
  const button = screen.getByRole('button', { name: 'Remove' });
  act(() => button.focus());
  await user.click(screen.getByText('Words'));
  act(() => document.body.focus());
  act(() => button.blur());
  button.remove();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('region', { name: 'Cards' })).not.toHaveFocus();
  jest.useRealTimers();
});

test('what is moved in the page keeps it', async () => {
  render(
    <Page>
      <button>Plan</button>
      <hr />
    </Page>,
  );
  const plan = screen.getByRole('button', { name: 'Plan' });
  act(() => plan.focus());
  plan.parentElement?.append(plan);
  expect(plan).not.toHaveFocus();
  await waitFor(() => expect(plan).toHaveFocus());
});

test('whoever gives it to something else is left alone', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(
    <Page>
      <section aria-label="Cards">
        <Leaving />
      </section>
      <input />
    </Page>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  act(() => jest.advanceTimersByTime(30));
  act(() => screen.getByRole('textbox').focus());
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('textbox')).toHaveFocus();
  jest.useRealTimers();
});

test('what stands over the page gives the place back first', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { container } = render(
    <Page>
      <Leaving />
    </Page>,
  );
  const over = document.body.appendChild(document.createElement('div'));
  container.setAttribute('aria-hidden', 'true');
  await user.click(screen.getByText('Remove'));
  act(() => jest.advanceTimersByTime(1000));
  expect(document.body).toHaveFocus();

  jest.useRealTimers();
  container.removeAttribute('aria-hidden');
  over.remove();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
