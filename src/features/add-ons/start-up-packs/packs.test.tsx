import { screen, waitFor, within } from '@testing-library/react';
import type { Refusal, Variables } from '@/testing/answers';
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
  ...{ isUpdateAvailable: false, canUndo: true, undoUntil: '2026-12-31T10:00:00.000Z', byName: 'Dana' },
  ...{ createdAt: '2026-12-01T10:00:00.000Z', undoneByName: null, undoneAt: null },
  ...overrides,
});

const withPacks = (...packs: Pack[]) => ({ GetStartUpPacks: () => ({ startUpPacks: packs }) });
const withPreview = { PreviewStartUpPack: () => ({ previewStartUpPack: { version: 1, items } }) };

test('packs say what they hold and cost, and are filtered by industry in the address', async () => {
  const { user, place } = renderScreen(<StartUpPacksScreen />, withPacks(packOf(), gym));
  const card = (await screen.findByRole('heading', { name: 'Web agency' })).closest('li');
  expect(card).toHaveTextContent('1 plan, 1 quick guide');
  expect(card).toHaveTextContent('Included in Livery');

  await user.click(screen.getByRole('button', { name: 'Health and fitness' }));
  expect(screen.queryByRole('heading', { name: 'Web agency' })).not.toBeInTheDocument();
  expect(place()).toContain('industry=Health');
});

test('a dry run names what is in the way, and only what is chosen is installed', async () => {
  let sent: Variables = {};
  const { user } = renderScreen(
    <StartUpPacksScreen />,
    {
      ...withPacks(packOf()),
      ...withPreview,
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
  expect(within(dialog).getByText('1 thing of your own in the way')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Install 1 item' })).toBeEnabled();

  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: 'What to do with Website Care' }),
    'Keep both',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Install 2 items' }));
  expect(await within(dialog).findByRole('progressbar')).toHaveAccessibleName('Being installed: 0 of 2');
  expect(sent['input']).toEqual({
    ...{ slug: 'web-agency', version: 1 },
    choices: [
      { key: 'plan:website-care', choice: 'KeepBoth' },
      { key: 'guide:ask', choice: 'Add' },
    ],
  });
});

test('progress comes over the socket, and an installed pack can be taken back after asking', async () => {
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
  await user.click(await within(dialog).findByRole('button', { name: 'Take it back' }));
  const question = await screen.findByRole('dialog', { name: 'Take back Web agency?' });
  expect(question).toHaveTextContent('nobody has changed since');
  await user.click(within(question).getByRole('button', { name: 'Take it back' }));
  expect(await within(dialog).findByText('Taken back')).toBeInTheDocument();
});

test('whoever may not install a pack sees what it holds, and whom to ask', async () => {
  renderScreen(<StartUpPacksScreen />, withPacks(packOf()), {
    path: '/?pack=web-agency',
    operator: { permissions: [] },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Web agency' });
  expect(within(dialog).getByText('How to ask')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Ask an Admin of your company');
  expect(within(dialog).queryByRole('button', { name: /Install/ })).not.toBeInTheDocument();
});

test('a newer version is offered with what has changed', async () => {
  const old = installationOf({ isUpdateAvailable: true });
  const { user } = renderScreen(
    <StartUpPacksScreen />,
    {
      ...withPacks(packOf({ version: 2, changelog: 'A guide more.', installation: old })),
      ...withPreview,
      GetStartUpPackInstallation: () => ({ startUpPackInstallation: old }),
    },
    { path: '/?pack=web-agency' },
  );
  expect(await screen.findByText('A guide more.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Look at the new version' }));
  expect(await screen.findByText('You have a plan called Website Care.')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  let tries = 0;
  const { user } = renderScreen(<StartUpPacksScreen />, {
    GetStartUpPacks: () => {
      tries += 1;
      if (tries === 1) throw { code: 'UNAVAILABLE' } satisfies Refusal;
      return { startUpPacks: [packOf()] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Web agency' })).toBeInTheDocument();
});
