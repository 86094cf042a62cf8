import { act, screen, within } from '@testing-library/react';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import { operatorWith } from '@/testing/operator';
import { operatorReceived } from '@/state/authSlice';
import GoLiveButton from './GoLiveButton';
import { reasonsFor } from './reasons';

const none = {
  ...{ setUpBusinessBranding: false, setUpClientPricing: false, addCardDetails: false },
  setUpCustomDomain: false,
};
const all = {
  ...{ setUpBusinessBranding: true, setUpClientPricing: true, addCardDetails: true },
  setUpCustomDomain: true,
};

const theme = {
  ...{ title: 'Northwind', colour: '#0B6796', haveLogosBeenUploaded: false },
  ...{ squareLogoUrl: '/theme-setups/square-logo', fullLogoUrl: null },
};

const show = (options: RenderOptions) =>
  renderScreen(<GoLiveButton />, { GetThemeSetup: () => ({ themeSetup: theme }) }, options);

const withFlags = (goLiveChecklist: typeof none, more: object = {}) => ({
  whiteLabelledCustomer: { goLiveChecklist, ...more },
});

test('spec 3: the checklist is a press away on every screen, and says why each step is open', async () => {
  const { user } = show({ operator: withFlags({ ...none, setUpClientPricing: true }) });
  await user.click(await screen.findByRole('button', { name: 'Go live 1 of 4' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Go live' }));
  expect(panel.getByRole('progressbar', { name: '1 of 4 done' })).toBeInTheDocument();
  expect(
    await panel.findByText(/Still missing: the full logo\. Takes about 5 minutes\./),
  ).toBeInTheDocument();
  expect(panel.getByText(/There is no card yet that Livery could charge/)).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Close' }));
});

test('a step whose screen is closed to the operator says whom to ask', async () => {
  const { user } = show({ operator: { permissions: [], ...withFlags(none) } });
  await user.click(await screen.findByRole('button', { name: 'Go live 0 of 4' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Go live' }));
  expect(panel.getAllByText(/somebody who has access to White Label/)).toHaveLength(3);
  expect(panel.getByText(/somebody who has access to Settings/)).toBeInTheDocument();
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
});

test('with every step done, deploying is what is left', async () => {
  const { user } = show({ operator: withFlags(all, { liveStatus: 'NotLive', dashboardLink: null }) });
  await user.click(await screen.findByRole('button', { name: 'Go live 4 of 4' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Go live' }));
  expect(panel.getByRole('link', { name: 'Deploy your client dashboard' })).toBeInTheDocument();
});

test('going live is celebrated with the address to give to clients, and opens again when something breaks', async () => {
  const notLive = withFlags(all, { liveStatus: 'NotLive' });
  const { user, store } = show({ operator: notLive });
  const live = withFlags(all, { liveStatus: 'Live', dashboardLink: 'https://northwind.livery.test' });
  act(() => void store.dispatch(operatorReceived(operatorWith(live))));
  await user.click(await screen.findByRole('button', { name: 'Live: your address' }));
  const panel = within(await screen.findByRole('dialog', { name: 'You are live' }));
  expect(panel.getByRole('link', { name: /northwind\.livery\.test/ })).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Copy the address' })).toBeInTheDocument();

  const broken = withFlags({ ...all, setUpCustomDomain: false }, { liveStatus: 'NotLive' });
  act(() => void store.dispatch(operatorReceived(operatorWith(broken))));
  expect(await screen.findByRole('dialog', { name: 'Go live' })).toHaveTextContent(
    'No domain of yours is verified',
  );
});

test('a domain that is being set up needs nothing from anybody', () => {
  const setting = { activeDeployment: { kind: 'CustomDomain' } } as Parameters<typeof reasonsFor>[0];
  expect(reasonsFor(setting, undefined)).toMatchObject({
    setUpCustomDomain: expect.stringMatching('by itself'),
  });
  expect(reasonsFor(setting, undefined).setUpBusinessBranding).toBeUndefined();
  expect(reasonsFor(setting, null).setUpBusinessBranding).toMatch(
    'a name, a colour, the square logo, and the full logo',
  );
});
