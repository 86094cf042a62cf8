import { act, screen, within } from '@testing-library/react';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import { operatorWith } from '@/testing/operatorWith';
import { operatorReceived } from '@/state/authSlice';
import GoLiveButton, { reasonsFor } from './GoLiveButton';

const noStepsDone = {
  ...{ setUpBusinessBranding: false, setUpClientPricing: false, addCardDetails: false },
  setUpCustomDomain: false,
};
const allStepsDone = {
  ...{ setUpBusinessBranding: true, setUpClientPricing: true, addCardDetails: true },
  setUpCustomDomain: true,
};

const theme = {
  ...{ title: 'Northwind', colour: '#0B6796', haveLogosBeenUploaded: false },
  ...{ squareLogoUrl: '/theme-setups/square-logo', fullLogoUrl: null },
};

const renderButton = (options: RenderOptions) =>
  renderScreen(<GoLiveButton />, { GetThemeSetup: () => ({ themeSetup: theme }) }, options);

const withFlags = (goLiveChecklist: typeof noStepsDone, overrides: object = {}) => ({
  whiteLabelledCustomer: { goLiveChecklist, ...overrides },
});

test('spec 3: the go-live panel shows the checklist and why each step is open', async () => {
  const { user } = renderButton({ operator: withFlags({ ...noStepsDone, setUpClientPricing: true }) });
  await user.click(await screen.findByRole('button', { name: 'Go live: 1 of 4' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Go live' }));
  expect(panel.getByRole('progressbar', { name: '1 of 4 completed' })).toBeInTheDocument();
  expect(await panel.findByText(/Missing: full logo\. Takes about 5 minutes\./)).toBeInTheDocument();
  expect(panel.getByText(/You have no billing card/)).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Close' }));
});

test("the go-live panel names the required access if the operator cannot open a step's screen", async () => {
  const { user } = renderButton({ operator: { permissions: [], ...withFlags(noStepsDone) } });
  await user.click(await screen.findByRole('button', { name: 'Go live: 0 of 4' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Go live' }));
  expect(panel.getAllByText(/someone with access to White Label/)).toHaveLength(3);
  expect(panel.getByText(/someone with access to Settings/)).toBeInTheDocument();
  expect(panel.queryByRole('link')).not.toBeInTheDocument();
});

test('the go-live panel links to the deployments when every step is done', async () => {
  const { user } = renderButton({
    operator: withFlags(allStepsDone, { liveStatus: 'NotLive', dashboardLink: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Go live: 4 of 4' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Go live' }));
  expect(panel.getByRole('link', { name: 'deploy your client dashboard' })).toBeInTheDocument();
});

test('the go-live panel shows the portal address once live, and the checklist when a step reopens', async () => {
  const notLive = withFlags(allStepsDone, { liveStatus: 'NotLive' });
  const { user, store } = renderButton({ operator: notLive });
  const live = withFlags(allStepsDone, {
    liveStatus: 'Live',
    dashboardLink: 'https://northwind.livery.test',
  });
  act(() => void store.dispatch(operatorReceived(operatorWith(live))));
  await user.click(await screen.findByRole('button', { name: 'Live: view address' }));
  const panel = within(await screen.findByRole('dialog', { name: 'You’re live' }));
  expect(panel.getByRole('link', { name: /northwind\.livery\.test/ })).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();

  const broken = withFlags({ ...allStepsDone, setUpCustomDomain: false }, { liveStatus: 'NotLive' });
  act(() => void store.dispatch(operatorReceived(operatorWith(broken))));
  expect(await screen.findByRole('dialog', { name: 'Go live' })).toHaveTextContent(
    'You have no verified domain',
  );
});

test('reasonsFor explains a pending domain setup and a missing brand', () => {
  const company = { activeDeployment: { kind: 'CustomDomain' } } as Parameters<typeof reasonsFor>[0];
  expect(reasonsFor(company, undefined)).toMatchObject({
    setUpCustomDomain: expect.stringMatching('automatically'),
  });
  expect(reasonsFor(company, undefined).setUpBusinessBranding).toBeUndefined();
  expect(reasonsFor(company, null).setUpBusinessBranding).toMatch(
    'public name, color, square logo, and full logo',
  );
});
