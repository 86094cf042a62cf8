import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { renderScreen } from '@/testing/renderScreen';
import { defaultBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { LeavingDialog } from './LeavingDialog';
import { toast, type ToastAction } from './toast';

describe('toast', () => {
  // jsdom draws no transitions, so their ends are announced here.
  async function pass(ms: number) {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    const toastNow = screen.queryByRole('alert');
    if (toastNow) fireEvent.transitionEnd(toastNow);
    await act(() => jest.advanceTimersByTimeAsync(500));
  }

  async function showToasts(action?: ToastAction) {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    renderScreen(<p>Screen</p>, {});
    act(() => toast.success('Client added', action));
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
    expect(await screen.findByRole('alert')).toHaveTextContent('Something happened');
    await waitFor(() => expect(screen.getByTestId(icon)).toBeVisible());
  });

  test('spec 9: a toast raised while the window has no focus waits until focus returns', async () => {
    await import('./Toasts');
    fireEvent.blur(window);
    await showToasts();
    await pass(10_000);
    expect(screen.getByRole('alert')).toBeVisible();

    fireEvent.focus(window);
    await pass(2000);
    expect(screen.getByRole('alert')).toBeVisible();
    await pass(500);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('spec 9: each of many toasts raised in an unfocused window is shown for 3000 ms after focus returns', async () => {
    await import('./Toasts');
    fireEvent.blur(window);
    await showToasts();
    const more = ['2', '3', '4', '5', '6'];
    act(() => more.forEach((message) => toast.default(message)));
    const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    // A toast fades, and the place that it leaves closes after that.
    const passFor = async (ms: number) => {
      for (const part of [ms - 600, 200, 200, 200]) {
        await act(() => jest.advanceTimersByTimeAsync(part));
        for (const alert of screen.queryAllByRole('alert')) fireEvent.transitionEnd(alert);
      }
    };
    await passFor(10_000);
    expect(shown()).toEqual(['Client added', '2', '3', '4']);

    fireEvent.focus(window);
    await passFor(2900);
    expect(shown()).toEqual(['Client added', '2', '3', '4']);
    await passFor(1000);
    expect(shown()).toEqual(['5', '6']);
    await passFor(2000);
    expect(shown()).toEqual(['5', '6']);
    await passFor(2000);
    expect(shown()).toEqual([]);
  });

  test('spec 9: a toast with an action closes after 3000 ms too', async () => {
    await showToasts({ label: 'Undo', onClick: () => undefined });
    await pass(1500);
    expect(screen.getByRole('alert')).toBeVisible();
    await pass(1500);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a toast closes once its action is chosen', async () => {
    const undo = jest.fn();
    await showToasts({ label: 'Undo', onClick: undo });

    fireEvent.click(screen.getByRole('button', { name: 'Undo: Client added' }));
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
});

describe('LeavingDialog', () => {
  function Form() {
    const [isDirty, setDirty] = useState(false);
    useUnsavedGuard(isDirty);
    return (
      <>
        <button onClick={() => setDirty(true)}>Type</button>
        <button onClick={() => setDirty(false)}>Save</button>
        <Link to="/form?tab=2">Another tab of the form</Link>
        <Link to="/other">Away</Link>
      </>
    );
  }

  function renderForm() {
    window.history.replaceState(null, '', '/start');
    render(
      <ThemeProvider theme={buildTheme(defaultBrand, 'light')}>
        <BrowserRouter>
          <Routes>
            <Route path="/start" element={<Link to="/form">To the form</Link>} />
            <Route path="/form" element={<Form />} />
            <Route path="/other" element={<p>Elsewhere</p>} />
          </Routes>
          <LeavingDialog />
        </BrowserRouter>
      </ThemeProvider>,
    );
    return userEvent.setup();
  }

  async function openDirtyForm() {
    const user = renderForm();
    await user.click(screen.getByRole('link', { name: 'To the form' }));
    await user.click(screen.getByRole('button', { name: 'Type' }));
    return user;
  }

  const dialog = () => screen.findByRole('dialog', { name: 'Leaving without saving' });

  test('a link away from what was typed asks first, and staying loses nothing', async () => {
    const user = await openDirtyForm();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/form');
  });

  test('agreeing to leave goes where the link led', async () => {
    const user = await openDirtyForm();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));

    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  test('the back button asks too, and leads back once one agrees', async () => {
    const user = await openDirtyForm();
    act(() => window.history.back());
    await dialog();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));

    expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  });

  test('nothing is asked within the form’s own address, nor once it is saved', async () => {
    const user = await openDirtyForm();
    await user.click(screen.getByRole('link', { name: 'Another tab of the form' }));
    expect(window.location.search).toBe('?tab=2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Away' }));

    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('what turns out to be saved while it is asked is left without an answer', async () => {
    const user = await openDirtyForm();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await dialog();
    fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));

    expect(await screen.findByText('Elsewhere')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('closing the tab asks while something is unsaved', async () => {
    await openDirtyForm();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });
});
