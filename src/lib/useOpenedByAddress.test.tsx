import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath, Router, useSearchParams, type Navigator } from 'react-router';
import { useOpenedByAddress } from './useOpenedByAddress';

function Place() {
  const [isOpen, setOpen] = useOpenedByAddress('add');
  const [params] = useSearchParams();
  return (
    <>
      <p>{isOpen ? 'open' : 'closed'}</p>
      <p>address: {params.toString()}</p>
      <button onClick={() => setOpen(false)}>Close</button>
    </>
  );
}

/** A page that shows the address it is sent to once `arrive` is called, as a busy one does. */
function show(address: string) {
  const sentTo: string[] = [];
  const send: Navigator['replace'] = (to) => sentTo.push(typeof to === 'string' ? to : createPath(to));
  const navigator: Navigator = { push: send, replace: send, go: () => {}, createHref: () => '' };
  const page = (location: string) => (
    <Router location={location} navigator={navigator}>
      <Place />
    </Router>
  );
  const { rerender } = render(page(address));
  const go = (to: string) => rerender(page(to));
  return { user: userEvent.setup(), go, arrive: () => go(sentTo.at(-1) ?? address) };
}

test('opens for an address that asks, and takes the word out of it', () => {
  const { arrive } = show('/?add=1&tab=2');
  expect(screen.getByText('open')).toBeVisible();
  arrive();
  expect(screen.getByText('address: tab=2')).toBeVisible();
  expect(screen.getByText('open')).toBeVisible();
});

test('what was closed stays so while a busy page still shows the address that asked, and opens when asked again', async () => {
  const { user, arrive, go } = show('/?add=1');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByText('closed')).toBeVisible();
  arrive();
  expect(screen.getByText('closed')).toBeVisible();
  go('/?add=1');
  expect(screen.getByText('open')).toBeVisible();
});
