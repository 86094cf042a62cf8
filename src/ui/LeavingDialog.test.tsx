import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { defaultBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import { LeavingDialog } from './LeavingDialog';

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
