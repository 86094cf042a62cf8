import { screen, within } from '@testing-library/react';
import { paths } from '@/config/paths';
import { operatorWith, type OperatorOverrides } from '@/testing/operator';
import { renderScreen } from '@/testing/renderScreen';
import { gatesOf, openTo } from './routeTable';
import { SettingsTabs } from './SettingsTabs';

function renderTabs(path: string, operator: OperatorOverrides = {}) {
  const entries = openTo(gatesOf(operatorWith(operator)));
  return renderScreen(<SettingsTabs entries={entries} />, {}, { path, operator });
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');

test('from each of the settings there is a way to all that are open', async () => {
  const { user, place } = renderTabs(paths.users);
  expect(tabs().map(({ textContent }) => textContent)).toEqual([
    'My profile',
    'Company profile',
    'Billing Card',
    'Users',
    'Roles and Permissions',
    'Record',
  ]);
  await user.click(screen.getByRole('link', { name: 'Company profile' }));
  expect(place()).toBe(paths.companyProfile);
  expect(screen.getByRole('link', { name: 'Company profile' })).toHaveAttribute('aria-current', 'page');
});

test('the record is for Admins alone', () => {
  renderTabs(paths.users, { role: 'Staff', permissions: ['MANAGE_SETTINGS'] });
  expect(tabs().map(({ textContent }) => textContent)).not.toContain('Record');
});

test('one is current, whatever stands behind its address', () => {
  renderTabs(paths.billingCard('new'));
  const current = tabs().filter((tab) => tab.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['Billing Card']);
});

test('over the profile of whoever may not open the settings there are none', () => {
  renderTabs(paths.ownProfile, { role: 'Staff', permissions: [] });
  expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
});

test('elsewhere there are none', () => {
  renderTabs(paths.clients);
  expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
});
