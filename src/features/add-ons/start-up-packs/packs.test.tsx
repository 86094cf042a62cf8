import { screen, waitFor, within } from '@testing-library/react';
import type { StubError, Variables } from '@/testing/stubFetch';
import { renderScreen } from '@/testing/renderScreen';
import type { Installation, Pack, PackItem } from './packsApi';
import StartUpPacksScreen from './StartUpPacksScreen';

const packOf = (overrides: Partial<Pack> = {}): Pack => ({
  slug: 'web-agency',
  name: 'Web agency',
  tagline: 'Care plans',
  description: 'For agencies.',
  industry: 'Design and technology',
  version: 1,
  changelog: 'The first version.',
  colour: '#3B4CCA',
  price: 0,
  currency: 'EUR',
  contents: [
    { kind: 'Plan', name: 'Website Care' },
    { kind: 'QuickGuide', name: 'How to ask' },
  ],
  installation: null,
  ...overrides,
});

const gym = packOf({ slug: 'gym', name: 'Fitness studio', industry: 'Health and fitness' });

const items: PackItem[] = [
  {
    ...{ key: 'plan:website-care', kind: 'Plan', name: 'Website Care', detail: 'Keeps it safe.' },
    ...{ conflict: 'You have a plan called Website Care.', choices: ['Skip', 'KeepBoth', 'Replace'] },
  },
  {
    ...{ key: 'guide:ask', kind: 'QuickGuide', name: 'How to ask', detail: 'What to send.' },
    ...{ conflict: null, choices: ['Add', 'Skip'] },
  },
];

const installationOf = (overrides: Partial<Installation> = {}): Installation => ({
  ...{ id: 'i1', slug: 'web-agency', version: 1, status: 'Finished', done: 1, total: 1, failure: null },
  results: [{ key: 'guide:ask', kind: 'QuickGuide', name: 'How to ask', outcome: 'Added', note: null }],
  ...{
    isUpdateAvailable: false,
    canUndo: true,
    undoUntil: '2026-12-31T10:00:00.000Z',
    createdByName: 'Dana',
  },
  ...{ createdAt: '2026-12-01T10:00:00.000Z', undoneByName: null, undoneAt: null },
  ...overrides,
});

const withPacks = (...packs: Pack[]) => ({ GetStartUpPacks: () => ({ startUpPacks: packs }) });
const withPreview = (contentLanguage = 'en') => ({
  PreviewStartUpPack: () => ({ previewStartUpPack: { version: 1, language: 'en', contentLanguage, items } }),
});

test('pack cards show the contents and the price, and the industry filter is stored in the URL', async () => {
  const { user, currentPath } = renderScreen(<StartUpPacksScreen />, withPacks(packOf(), gym));
  const card = (await screen.findByRole('heading', { name: 'Web agency' })).closest('li');
  expect(card).toHaveTextContent('1 plan, 1 quick guide');
  expect(card).toHaveTextContent('Included');

  await user.click(screen.getByRole('button', { name: 'Health and fitness' }));
  expect(screen.queryByRole('heading', { name: 'Web agency' })).not.toBeInTheDocument();
  expect(currentPath()).toContain('industry=Health');
});

test('the pack dialog previews conflicts and sends the choice for each item', async () => {
  let sent: Variables = {};
  const { user } = renderScreen(
    <StartUpPacksScreen />,
    {
      ...withPacks(packOf()),
      ...withPreview(),
      InstallStartUpPack: (variables) => {
        sent = variables;
        return { installStartUpPack: installationOf({ status: 'Running', done: 0, total: 2 }) };
      },
      GetStartUpPackInstallation: () => ({
        startUpPackInstallation: installationOf({ status: 'Running', done: 0, total: 2 }),
      }),
    },
    { path: '/?pack=web-agency' },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Web agency' });
  expect(await within(dialog).findByText('You have a plan called Website Care.')).toBeInTheDocument();
  expect(within(dialog).getByText('1 conflict with your existing content')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Install 1 item' })).toBeEnabled();

  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'Action for Website Care' }),
    'Keep both',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Install 2 items' }));
  expect(await within(dialog).findByRole('progressbar')).toHaveAccessibleName('Installing: 0 of 2');
  expect(sent['input']).toEqual({
    ...{ slug: 'web-agency', version: 1 },
    choices: [
      { key: 'plan:website-care', choice: 'KeepBoth' },
      { key: 'guide:ask', choice: 'Add' },
    ],
  });
});

test.each([
  ['en', []],
  [
    'de',
    [
      'This pack is in English' +
        'Your content language is German. Edit the installed texts or translate them.',
    ],
  ],
])(
  'the pack dialog says if the pack is in another language than the content, %s',
  async (contentLanguage, texts) => {
    renderScreen(
      <StartUpPacksScreen />,
      { ...withPacks(packOf()), ...withPreview(contentLanguage) },
      { path: '/?pack=web-agency' },
    );
    expect(await screen.findByText('You have a plan called Website Care.')).toBeVisible();
    const notices = screen.queryAllByRole('region', { name: /^This pack is in/ });
    expect(notices.map(({ textContent }) => textContent)).toEqual(texts);
  },
);

test('the pack dialog updates an installation from events, and undoes it after a confirmation', async () => {
  let isUndone = false;
  const running = installationOf({ status: 'Running', done: 0, canUndo: false });
  const { user, push } = renderScreen(
    <StartUpPacksScreen />,
    {
      ...withPacks(packOf({ installation: running })),
      GetStartUpPackInstallation: () => ({
        startUpPackInstallation: isUndone ? installationOf({ status: 'Undone', canUndo: false }) : running,
      }),
      UndoStartUpPack: () => {
        isUndone = true;
        return { undoStartUpPack: installationOf({ status: 'Undoing' }) };
      },
    },
    { path: '/?pack=web-agency' },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Web agency' });
  await within(dialog).findByRole('progressbar');
  await waitFor(async () =>
    expect(await push('StartUpPackChanged', { startUpPackChanged: installationOf() })).toBeGreaterThan(0),
  );
  await user.click(await within(dialog).findByRole('button', { name: 'Uninstall pack' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Uninstall Web agency?' });
  expect(confirmation).toHaveTextContent('except items changed since');
  await user.click(within(confirmation).getByRole('button', { name: 'Uninstall pack' }));
  expect(await within(dialog).findByText('Uninstalled')).toBeInTheDocument();
});

test('an operator who cannot install sees the contents of a pack and whom to ask', async () => {
  renderScreen(<StartUpPacksScreen />, withPacks(packOf()), {
    path: '/?pack=web-agency',
    operator: { permissions: [] },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Web agency' });
  expect(within(dialog).getByText('How to ask')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('ask an Admin of your company');
  expect(within(dialog).queryByRole('button', { name: /Install/ })).not.toBeInTheDocument();
});

test('the pack dialog offers a newer version with its changelog, and previews it on a click', async () => {
  const outdated = installationOf({ isUpdateAvailable: true });
  const { user } = renderScreen(
    <StartUpPacksScreen />,
    {
      ...withPacks(packOf({ version: 2, changelog: 'A guide more.', installation: outdated })),
      ...withPreview(),
      GetStartUpPackInstallation: () => ({ startUpPackInstallation: outdated }),
    },
    { path: '/?pack=web-agency' },
  );
  expect(await screen.findByText('A guide more.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Preview new version' }));
  expect(await screen.findByText('You have a plan called Website Care.')).toBeInTheDocument();
});

test('the pack list reloads on Try again after a failure', async () => {
  let attempts = 0;
  const { user } = renderScreen(<StartUpPacksScreen />, {
    GetStartUpPacks: () => {
      attempts += 1;
      if (attempts === 1) throw { code: 'UNAVAILABLE' } satisfies StubError;
      return { startUpPacks: [packOf()] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Web agency' })).toBeInTheDocument();
});
