import { asksBeforeTabCloses } from '@/testing/asksBeforeTabCloses';
import { render } from '@/testing/render';
import { renderScreen } from '@/testing/renderScreen';
import { defaultBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router';
import { Dialog } from './Dialog';
import { UnsavedChangesProvider, useUnsavedChanges } from './UnsavedChanges';
import { toast, type ToastAction } from './toast';

describe('toast', () => {
  // jsdom runs no transitions, so the test dispatches `transitionend`.
  async function advanceTime(ms: number) {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    const openToast = screen.queryByRole('alert');
    if (openToast) fireEvent.transitionEnd(openToast);
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

  test('spec 9: closes after 3000 ms and shows no progress bar', async () => {
    await showToasts();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Client added');
    expect(screen.queryByRole('progressbar')).toBeNull();

    await advanceTime(1500);
    expect(screen.getByRole('alert')).toBeVisible();
    await advanceTime(1500);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('fades out in place', async () => {
    await showToasts();
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('alert')).toHaveStyle({ opacity: '0' });
  });

  test('spec 9: appears at the top right', async () => {
    await showToasts();
    const container = screen.getByRole('alert').closest('.notistack-SnackbarContainer');
    if (!container) throw new Error('The toast has no container.');
    const { position, top, right, bottom } = getComputedStyle(container);
    expect([position, top, right, bottom]).toEqual(['fixed', '14px', '20px', '']);
  });

  test('spec 9: pauses while hovered', async () => {
    await showToasts();
    fireEvent.mouseEnter(screen.getByRole('alert'));
    await advanceTime(10_000);
    expect(screen.getByRole('alert')).toBeVisible();

    fireEvent.mouseLeave(screen.getByRole('alert'));
    await advanceTime(5000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('spec 9: pauses while the window has no focus', async () => {
    await showToasts();
    fireEvent.blur(window);
    await advanceTime(10_000);
    expect(screen.getByRole('alert')).toBeVisible();

    fireEvent.focus(window);
    await advanceTime(5000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['success', 'CheckCircleOutlinedIcon'],
    ['error', 'ErrorOutlineOutlinedIcon'],
    ['default', 'InfoOutlinedIcon'],
  ] as const)('spec 8: shows the icon of the type %s', async (type, icon) => {
    renderScreen(<p>Screen</p>, {});
    act(() => toast[type]('Something happened'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something happened');
    await waitFor(() => expect(screen.getByTestId(icon)).toBeVisible());
  });

  test('spec 9: closes 3000 ms after the window regains focus if shown while the window had no focus', async () => {
    await import('./Toasts');
    fireEvent.blur(window);
    await showToasts();
    await advanceTime(10_000);
    expect(screen.getByRole('alert')).toBeVisible();

    fireEvent.focus(window);
    await advanceTime(2000);
    expect(screen.getByRole('alert')).toBeVisible();
    await advanceTime(500);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('spec 9: shows each of many toasts for 3000 ms after the window regains focus', async () => {
    await import('./Toasts');
    fireEvent.blur(window);
    await showToasts();
    const messages = ['2', '3', '4', '5', '6'];
    act(() => messages.forEach((message) => toast.default(message)));
    const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    // Advances in steps, because a toast fades out before its space collapses.
    const advanceInSteps = async (ms: number) => {
      for (const step of [ms - 600, 200, 200, 200]) {
        await act(() => jest.advanceTimersByTimeAsync(step));
        for (const alert of screen.queryAllByRole('alert')) fireEvent.transitionEnd(alert);
      }
    };
    await advanceInSteps(10_000);
    expect(shown()).toEqual(['Client added', '2', '3', '4']);

    fireEvent.focus(window);
    await advanceInSteps(2900);
    expect(shown()).toEqual(['Client added', '2', '3', '4']);
    await advanceInSteps(1000);
    expect(shown()).toEqual(['5', '6']);
    await advanceInSteps(2000);
    expect(shown()).toEqual(['5', '6']);
    await advanceInSteps(2000);
    expect(shown()).toEqual([]);
  });

  test('spec 9: closes after 3000 ms when it has an action', async () => {
    await showToasts({ label: 'Undo', onClick: () => undefined });
    await advanceTime(1500);
    expect(screen.getByRole('alert')).toBeVisible();
    await advanceTime(1500);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('closes when its action is clicked', async () => {
    const undo = jest.fn();
    await showToasts({ label: 'Undo', onClick: undo });

    fireEvent.click(screen.getByRole('button', { name: 'Undo: Client added' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await advanceTime(500);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  function DialogOpener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && (
          <Dialog title="Dialog" onClose={() => setOpen(false)}>
            Text
          </Dialog>
        )}
      </>
    );
  }

  test('stays accessible above a dialog, whether shown before or after the dialog opens', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    renderScreen(<DialogOpener />, {});
    const raiseToast = async (message: string) => {
      act(() => toast.success(message));
      await act(async () => {
        await import('./Toasts');
        await jest.advanceTimersByTimeAsync(500);
      });
    };
    await raiseToast('Before it');
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await raiseToast('After it');
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Before it', 'After it']),
    );
    expect(screen.getByRole('button', { name: 'Dismiss: Before it' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dismiss: After it' })).toBeVisible();
  });
});

describe('useUnsavedChanges', () => {
  function Form() {
    const [isDirty, setDirty] = useState(false);
    const [isClosed, setClosed] = useState(false);
    const leaveWhenSafe = useUnsavedChanges(isDirty);
    return (
      <>
        <button onClick={() => setDirty(true)}>Type</button>
        <button onClick={() => setDirty(false)}>Save</button>
        <button onClick={() => leaveWhenSafe(() => setClosed(true))}>Close</button>
        {isClosed && <p>Closed</p>}
        <Link to="/form?tab=2">Another tab of the form</Link>
        <Link to="/other">Away</Link>
      </>
    );
  }

  function RevocableForm() {
    const [isAllowed, setAllowed] = useState(true);
    return (
      <>
        <button onClick={() => setAllowed(false)}>Revoke</button>
        {isAllowed ? <Form /> : <p>Not allowed</p>}
      </>
    );
  }

  function renderForm() {
    window.history.replaceState(null, '', '/start');
    const router = createBrowserRouter([
      {
        element: <UnsavedChangesProvider children={<Outlet />} />,
        children: [
          { path: '/start', element: <Link to="/form">To the form</Link> },
          { path: '/form', element: <RevocableForm /> },
          { path: '/other', element: <p>Elsewhere</p> },
        ],
      },
    ]);
    render(
      <ThemeProvider theme={buildTheme(defaultBrand, 'light')}>
        <RouterProvider router={router} />
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

  const findDialog = () => screen.findByRole('dialog', { name: 'Discard unsaved changes?' });

  test('asks before following a link with unsaved changes, and stays on the page if the user declines', async () => {
    const user = await openDirtyForm();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await findDialog();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/form');
  });

  test('follows the link when the user confirms', async () => {
    const user = await openDirtyForm();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await findDialog();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));

    expect(await screen.findByText('Elsewhere')).toBeVisible();
  });

  test('asks when the user navigates back, and navigates back when confirmed', async () => {
    const user = await openDirtyForm();
    act(() => window.history.back());
    await findDialog();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));

    expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  });

  test('doesn’t ask on navigation within the form’s path or after saving', async () => {
    const user = await openDirtyForm();
    await user.click(screen.getByRole('link', { name: 'Another tab of the form' }));
    expect(window.location.search).toBe('?tab=2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Away' }));

    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes and follows the link when the form is saved while the dialog is open', async () => {
    const user = await openDirtyForm();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await findDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));

    expect(await screen.findByText('Elsewhere')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('closes and closes the form when it is saved while the dialog is open', async () => {
    const user = await openDirtyForm();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await findDialog();
    expect(screen.queryByText('Closed')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));

    expect(await screen.findByText('Closed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('closes and stays on the page when the form unmounts while the dialog is open', async () => {
    const user = await openDirtyForm();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await findDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Revoke', hidden: true }));

    expect(await screen.findByText('Not allowed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/form');
  });

  test('asks before the tab closes with unsaved changes', async () => {
    await openDirtyForm();
    expect(asksBeforeTabCloses()).toBe(true);
  });
});
