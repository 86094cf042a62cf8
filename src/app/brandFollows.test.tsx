import { waitFor } from '@testing-library/react';
import { renderScreen } from '@/testing/renderScreen';
import { operatorWith } from '@/testing/operator';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { SessionGate } from './SessionGate';
import { ShellBrand } from './ShellBrand';

let themeSetup = {
  title: 'Northwind',
  colour: '#0B6796',
  haveLogosBeenUploaded: true,
  squareLogoUrl: '/theme-setups/square-logo?version=1',
  fullLogoUrl: null,
};

const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = '/favicon.svg';
document.head.append(icon);

const openTab = () =>
  renderScreen(
    <SessionGate>
      <ShellBrand />
    </SessionGate>,
    {
      GetCurrentOperator: () => ({ currentOperator: operatorWith() }),
      GetThemeSetup: () => ({ themeSetup }),
    },
    { path: '/dashboard/analytics' },
  );

test('a brand that somebody saves is worn by every open console at once, its tab’s icon too', async () => {
  const tabs = [openTab(), openTab()];
  const colours = () => tabs.map(({ store }) => selectThemeSetup(store.getState())?.colour);
  await waitFor(() => expect(colours()).toEqual(['#0B6796', '#0B6796']));
  expect(icon.href).toMatch(/square-logo\?version=1$/);

  themeSetup = { ...themeSetup, colour: '#17714A', squareLogoUrl: '/theme-setups/square-logo?version=2' };
  const companyChanged = operatorWith().whiteLabelledCustomer;
  for (const { push } of tabs) await push('CompanyChanged', { companyChanged });

  await waitFor(() => expect(colours()).toEqual(['#17714A', '#17714A']));
  await waitFor(() => expect(icon.href).toMatch(/square-logo\?version=2$/));
});

test('a page without a brand has the usual icon again', async () => {
  icon.href = '/favicon.svg';
  const { unmount } = openTab();
  await waitFor(() => expect(icon.href).toMatch(/square-logo/));
  unmount();
  expect(icon.href).toMatch(/favicon\.svg$/);
});
