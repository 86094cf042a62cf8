import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderScreen } from '@/testing/renderScreen';
import { toSection, useSectionOfAddress } from './sectionOfAddress';

let showPanel: () => void;

/** A screen whose panel renders when the test calls `showPanel`. */
function SlowScreen() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    showPanel = () => setThere(true);
  }, []);
  return isThere && <h2>E-mail address</h2>;
}

function Content() {
  useSectionOfAddress('content');
  return (
    <main id="content">
      <h2>Profile</h2>
      <SlowScreen />
    </main>
  );
}

test('a heading is named by its words', () => {
  expect(toSection('E-mail address')).toBe('#e-mail-address');
});

test('an address opens a screen at a heading that comes after it', async () => {
  renderScreen(<Content />, {}, { path: `/profile${toSection('E-mail address')}` });
  await screen.findByRole('heading', { name: 'Profile' });
  act(showPanel);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'E-mail address' })).toHaveFocus());
});

test.each(['#nowhere', '#%', '#%E0%A4%A'])('an address that ends in %s changes nothing', async (hash) => {
  renderScreen(<Content />, {}, { path: `/profile${hash}` });
  await screen.findByRole('heading', { name: 'Profile' });
  act(showPanel);
  await screen.findByRole('heading', { name: 'E-mail address' });
  expect(document.body).toHaveFocus();
});
