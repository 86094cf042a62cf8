import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import LegalListScreen from './legal/LegalListScreen';
import LegalPageScreen from './legal/LegalPageScreen';
import QuickGuideListScreen from './quick-guide/QuickGuideListScreen';
import QuickGuideScreen from './quick-guide/QuickGuideScreen';

test('every legal page of the list has a page of its own', () => {
  const { unmount } = renderScreen(<LegalListScreen />, {});
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href') ?? ''] as const);
  unmount();
  expect(links).toHaveLength(5);

  for (const [title, path] of links) {
    const page = renderScreen(
      <LegalPageScreen />,
      {},
      { path, route: '/dashboard/white-label/legal/:pathname' },
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    page.unmount();
  }
});

test('an unknown legal page says so and leads back', () => {
  renderScreen(
    <LegalPageScreen />,
    {},
    { path: '/dashboard/white-label/legal/toString', route: '/dashboard/white-label/legal/:pathname' },
  );

  expect(screen.getByText('There is no such legal page')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all legal pages' })).toHaveAttribute(
    'href',
    '/dashboard/white-label/legal',
  );
});

test('quick guides say what they are for, and a guide that is not there leads back', () => {
  const { unmount } = renderScreen(<QuickGuideListScreen />, {});
  expect(screen.getByText('No guides yet')).toBeInTheDocument();
  unmount();

  renderScreen(<QuickGuideScreen />, {});
  expect(screen.getByRole('link', { name: 'See all guides' })).toHaveAttribute(
    'href',
    '/dashboard/white-label/quick-guide',
  );
});
