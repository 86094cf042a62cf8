import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { renderScreen } from '@/testing/renderScreen';
import { toast } from './toast';

// jsdom draws no transitions, so their ends are announced here.
async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  const toastNow = screen.queryByRole('alert');
  if (toastNow) fireEvent.transitionEnd(toastNow);
  await act(() => jest.advanceTimersByTimeAsync(500));
}

async function showToasts() {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  renderScreen(<p>Screen</p>, {});
  act(() => toast.success('Client added'));
  await act(async () => {
    await import('./Toasts');
    await jest.advanceTimersByTimeAsync(500);
  });
}

afterEach(() => jest.useRealTimers());

test('spec 9: a toast closes after 3000 ms, without a progress bar', async () => {
  await showToasts();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Client added');
  expect(screen.queryByRole('progressbar')).toBeNull();

  await pass(1500);
  expect(screen.getByRole('alert')).toBeVisible();
  await pass(1500);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a toast goes where it stands, and not out of the window', async () => {
  await showToasts();
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.getByRole('alert')).toHaveStyle({ opacity: '0' });
});

test('spec 9: toasts stand top-right', async () => {
  await showToasts();
  const container = screen.getByRole('alert').closest('.notistack-SnackbarContainer');
  if (!container) throw new Error('The toast stands in no container.');
  const { position, top, right, bottom } = getComputedStyle(container);
  expect([position, top, right, bottom]).toEqual(['fixed', '14px', '20px', '']);
});

test('spec 9: toasts pause on hover', async () => {
  await showToasts();
  fireEvent.mouseEnter(screen.getByRole('alert'));
  await pass(10_000);
  expect(screen.getByRole('alert')).toBeVisible();

  fireEvent.mouseLeave(screen.getByRole('alert'));
  await pass(5000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('spec 9: toasts pause on focus loss', async () => {
  await showToasts();
  fireEvent.blur(window);
  await pass(10_000);
  expect(screen.getByRole('alert')).toBeVisible();

  fireEvent.focus(window);
  await pass(5000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['success', 'CheckCircleOutlinedIcon'],
  ['error', 'ErrorOutlineOutlinedIcon'],
  ['default', 'InfoOutlinedIcon'],
] as const)('spec 8: a toast of the type %s has its icon', async (type, icon) => {
  renderScreen(<p>Screen</p>, {});
  act(() => toast[type]('Something happened'));
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('Something happened');
  await waitFor(() => expect(screen.getByTestId(icon)).toBeVisible());
});

test('a toast with a way back stays longer, and closes once it is taken', async () => {
  const undo = jest.fn();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  renderScreen(<p>Screen</p>, {});
  act(() => toast.success('Ada was deactivated', { label: 'Undo', onClick: undo }));
  await act(async () => {
    await import('./Toasts');
    await jest.advanceTimersByTimeAsync(500);
  });
  await pass(5000);

  fireEvent.click(screen.getByRole('button', { name: 'Undo: Ada was deactivated' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await pass(500);
  expect(screen.queryByRole('alert')).toBeNull();
});

function Opening() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={isOpen}>Dialog</Dialog>
    </>
  );
}

test('a toast is said over a dialog too, whichever of them came first', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  renderScreen(<Opening />, {});
  const say = async (words: string) => {
    act(() => toast.success(words));
    await act(async () => {
      await import('./Toasts');
      await jest.advanceTimersByTimeAsync(500);
    });
  };
  await say('Before it');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await say('After it');
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Before it', 'After it']),
  );
  expect(screen.getByRole('button', { name: 'Dismiss: Before it' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dismiss: After it' })).toBeVisible();
});
