import { screen } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { AppearancePanel } from './AppearancePanel';

afterEach(() => localStorage.clear());

test('light, dark or as the system, kept on this device', async () => {
  const { user, unmount } = renderScreen(<AppearancePanel />, {});
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toHaveAccessibleDescription(
    /kept on this device alone/,
  );
  expect(screen.getByRole('radio', { name: 'As the system' })).toBeChecked();

  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();

  unmount();
  renderScreen(<AppearancePanel />, {});
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});
