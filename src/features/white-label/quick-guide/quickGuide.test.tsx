import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Variables } from '@/testing/stubFetch';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import { guideDetailWith, guideWith, versionWith } from '../content/testing/content';
import QuickGuideListScreen from './QuickGuideListScreen';
import QuickGuideScreen from './QuickGuideScreen';
import type { Guide, GuideDetail } from './quickGuideApi';

const listPath = '/dashboard/white-label/quick-guide';
const listOptions: RenderOptions = { path: listPath, route: listPath };
const editorOptions = (search = ''): RenderOptions => ({
  path: `${listPath}/first-steps${search}`,
  route: `${listPath}/:pathname`,
});

const plans = [
  { id: 'p1', name: 'Pro', status: 'Active' },
  { id: 'p2', name: 'Basic', status: 'Active' },
];

const guides = [
  guideWith({ id: 'a', title: 'Alpha', order: 1 }),
  guideWith({
    ...{
      id: 'b',
      pathname: 'beta',
      title: 'Beta',
      status: 'Published',
      hasDraft: false,
      version: 2,
      order: 2,
    },
    ...{ deployedVersion: 1, deployedPathname: 'beta', isDeploymentPending: true, planIds: ['p1'] },
  }),
  guideWith({ id: 'c', title: 'Gamma', status: 'Archived', hasDraft: false, version: 1, order: 3 }),
];

const listResponses = (listedGuides: readonly Guide[]) => ({
  GetQuickGuides: () => ({ quickGuides: listedGuides }),
  GetGuidePlans: () => ({ clientBillingPlans: plans }),
});

const editorResponses = (detail: GuideDetail) => ({
  GetQuickGuide: () => ({ quickGuide: detail }),
  GetGuidePlans: () => ({ clientBillingPlans: plans }),
});

const inputOf = ({ input }: Variables) => input as Record<string, unknown>;

const openMenu = async (user: ReturnType<typeof renderScreen>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};

const listedTitles = () =>
  screen.getAllByRole('rowheader').map((rowHeader) => within(rowHeader).getByRole('link').textContent);

const findTextEditor = () => screen.findByRole('textbox', { name: 'Text of First steps' });

describe('QuickGuideListScreen', () => {
  test('spec 2: lists guides in order with pending deployment, audience and portal link', async () => {
    const dashboardLink = 'http://acme.localhost:4000';
    renderScreen(<QuickGuideListScreen />, listResponses(guides), {
      ...listOptions,
      operator: { whiteLabelledCustomer: { dashboardLink } },
    });
    const beta = within(
      (await screen.findByRole('rowheader', { name: /Beta/ })).closest('tr') as HTMLElement,
    );
    expect(listedTitles()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(beta.getByText('Not deployed')).toBeInTheDocument();
    expect(await beta.findByText('Pro')).toBeInTheDocument();
    expect(beta.getByRole('link', { name: /^Open Beta/ })).toHaveAttribute(
      'href',
      `${dashboardLink}/guides/beta`,
    );
  });

  test('reorders a guide with the arrow keys and announces its new position', async () => {
    const sent: unknown[] = [];
    const [a, b, c] = guides;
    let current: (Guide | undefined)[] = guides;
    const { user } = renderScreen(
      <QuickGuideListScreen />,
      {
        ...listResponses([]),
        GetQuickGuides: () => ({ quickGuides: current }),
        ReorderQuickGuides: ({ ids }) => {
          sent.push(ids);
          current = [b && { ...b, order: 1 }, a && { ...a, order: 2 }, c];
          return { reorderQuickGuides: current };
        },
      },
      listOptions,
    );
    await user.click(await screen.findByRole('button', { name: 'Reorder Alpha' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('Alpha moved to position 2 of 2');
    await waitFor(() => expect(listedTitles()).toEqual(['Beta', 'Alpha', 'Gamma']));
    expect(sent).toEqual([['b', 'a']]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reorder Alpha' })).toHaveFocus());
  });

  test('reorders a guide by drag and drop, and restores the order when the move is rejected', async () => {
    const rejectOrder = () => {
      throw { code: 'CONFLICT', message: 'The guides have changed.' };
    };
    renderScreen(
      <QuickGuideListScreen />,
      { ...listResponses(guides), ReorderQuickGuides: rejectOrder },
      listOptions,
    );
    const row = (await screen.findByRole('rowheader', { name: /Alpha/ })).closest('tr') as HTMLElement;
    fireEvent.drop(row, { dataTransfer: { getData: () => 'b' } });
    expect(screen.getByRole('status')).toHaveTextContent('Beta moved to position 1 of 2');
    expect(await screen.findByText('Order not changed')).toBeInTheDocument();
    expect(listedTitles()).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  test('filters by status and stores the filter in the URL', async () => {
    const { user, currentPath } = renderScreen(
      <QuickGuideListScreen />,
      listResponses(guides.slice(0, 2)),
      listOptions,
    );
    await screen.findByRole('rowheader', { name: /Alpha/ });
    await user.selectOptions(screen.getByLabelText('Status'), 'Archived');
    expect(currentPath()).toBe(`${listPath}?status=Archived`);
    expect(screen.getByText('No matching guides')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(listedTitles()).toEqual(['Alpha', 'Beta']);
  });

  test('requires a title for the first guide and opens the new guide', async () => {
    const { user, currentPath } = renderScreen(
      <QuickGuideListScreen />,
      {
        ...listResponses([]),
        CreateQuickGuide: ({ title }) => ({ createQuickGuide: guideWith({ title: String(title) }) }),
      },
      listOptions,
    );
    await user.click(await screen.findByRole('button', { name: 'Add your first guide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add guide' }));
    await user.click(dialog.getByRole('button', { name: 'Add guide' }));
    expect(await dialog.findByText('Enter a title.')).toBeInTheDocument();
    await pasteInto(user, dialog.getByRole('textbox', { name: 'Title' }), 'First steps');
    await user.click(dialog.getByRole('button', { name: 'Add guide' }));
    await waitFor(() => expect(currentPath()).toBe(`${listPath}/first-steps`));
  });

  test('adds the starter guides to the list', async () => {
    let current = guides.slice(0, 1);
    const { user } = renderScreen(
      <QuickGuideListScreen />,
      {
        ...listResponses([]),
        GetQuickGuides: () => ({ quickGuides: current }),
        AddStarterGuides: () => {
          current = guides;
          return { addStarterGuides: guides };
        },
      },
      listOptions,
    );
    await screen.findByRole('rowheader', { name: /Alpha/ });
    await user.click(screen.getByRole('button', { name: 'Add starter guides' }));
    await waitFor(() => expect(listedTitles()).toEqual(['Alpha', 'Beta', 'Gamma']));
  });

  test('explains the effect of archiving and deletes only guides without a published version', async () => {
    const completed: string[] = [];
    const { user } = renderScreen(
      <QuickGuideListScreen />,
      {
        ...listResponses(guides),
        ArchiveQuickGuide: ({ id }) => {
          completed.push(`archived ${String(id)}`);
          return { archiveQuickGuide: guides[1] };
        },
        DeleteQuickGuide: ({ id }) => {
          completed.push(`deleted ${String(id)}`);
          return { deleteQuickGuide: true };
        },
      },
      listOptions,
    );
    const menu = await openMenu(user, 'Beta');
    expect(menu.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(menu.getByRole('menuitem', { name: 'Archive' }));
    const confirmation = within(await screen.findByRole('dialog', { name: 'Archive Beta?' }));
    expect(confirmation.getByText(/Clients see this guide until the next deployment/)).toBeInTheDocument();
    await user.click(confirmation.getByRole('button', { name: 'Archive guide' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click((await openMenu(user, 'Alpha')).getByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete guide' }));
    await waitFor(() => expect(completed).toEqual(['archived b', 'deleted a']));
  });
});

describe('QuickGuideScreen', () => {
  test('links to the list when the guide does not exist', async () => {
    const notFound = () => {
      throw { code: 'NOT_FOUND' };
    };
    renderScreen(<QuickGuideScreen />, { GetQuickGuide: notFound }, editorOptions());
    expect(await screen.findByRole('link', { name: 'View all guides' })).toHaveAttribute('href', listPath);
  });

  test('saves title, summary and text in one request', async () => {
    const saved: unknown[] = [];
    const { user } = renderScreen(
      <QuickGuideScreen />,
      {
        ...editorResponses(guideDetailWith()),
        SaveQuickGuideDraft: (variables) => {
          saved.push(inputOf(variables));
          return { saveQuickGuideDraft: guideWith({ lockVersion: 2 }) };
        },
      },
      editorOptions(),
    );
    await findTextEditor();
    await pasteInto(user, screen.getByRole('textbox', { name: 'Summary' }), ' well');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved).toEqual([
      { id: 'g1', lockVersion: 1, title: 'First steps', summary: 'How to begin well', html: '<p>Words</p>' },
    ]);
  });

  test('shows an upload error, then displays the picture from a signed URL and saves its path', async () => {
    const saved: Record<string, unknown>[] = [];
    const image = { version: '01890a5d-ac96-774b-bcce-b302099a8057', width: 40, height: 20 };
    let attempts = 0;
    const { user } = renderScreen(
      <QuickGuideScreen />,
      {
        ...editorResponses(guideDetailWith()),
        'POST /quick-guides/images/upload': () => {
          attempts += 1;
          if (attempts === 1) throw { code: 'BAD_USER_INPUT', fields: { file: 'This image is damaged.' } };
          return image;
        },
        SaveQuickGuideDraft: (variables) => {
          saved.push(inputOf(variables));
          return { saveQuickGuideDraft: guideWith({ lockVersion: 1 + saved.length }) };
        },
      },
      editorOptions(),
    );
    await findTextEditor();
    await user.click(screen.getByRole('button', { name: 'Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add image' }));
    await user.upload(
      dialog.getByLabelText('Drop an image here'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await pasteInto(user, dialog.getByRole('textbox', { name: 'Alt text' }), 'A red field');
    await user.click(dialog.getByRole('button', { name: 'Add image' }));
    expect(await dialog.findByText('This image is damaged.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add image' }));
    const picture = await screen.findByRole('img', { name: 'A red field' });
    expect(picture).toHaveAttribute(
      'src',
      expect.stringMatching(
        new RegExp(`/quick-guides/images/${image.version}\\?company=c&expires=1&signature=s$`),
      ),
    );
    await waitFor(() =>
      expect(saved.at(-1)?.['html']).toContain(
        `<img src="/images/${image.version}" alt="A red field" width="40" height="20">`,
      ),
    );
  });

  test('rejects a javascript: link, and adds https to a link without a scheme', async () => {
    const saved: Record<string, unknown>[] = [];
    const { user } = renderScreen(
      <QuickGuideScreen />,
      {
        ...editorResponses(guideDetailWith()),
        SaveQuickGuideDraft: (variables) => {
          saved.push(inputOf(variables));
          return { saveQuickGuideDraft: guideWith({ lockVersion: 1 + saved.length }) };
        },
      },
      editorOptions(),
    );
    await findTextEditor();
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add link' }));
    await pasteInto(user, dialog.getByRole('textbox', { name: 'Address' }), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Save link' }));
    expect(await dialog.findByText(/^Enter an address, such as/)).toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: 'Address' }));
    await pasteInto(user, dialog.getByRole('textbox', { name: 'Address' }), 'example.com');
    await user.click(dialog.getByRole('button', { name: 'Save link' }));
    await waitFor(() => expect(saved.at(-1)?.['html']).toContain('href="https://example.com"'));
  });

  test('saves the audience immediately and previews the guide as a visitor and as a client', async () => {
    const sent: unknown[] = [];
    let current = guideWith();
    const { user } = renderScreen(
      <QuickGuideScreen />,
      {
        ...editorResponses(guideDetailWith()),
        GetThemeSetup: () => ({ themeSetup: null }),
        SetQuickGuideAudience: ({ planIds }) => {
          sent.push(planIds);
          current = guideWith({ planIds: planIds as string[] | null });
          return { setQuickGuideAudience: current };
        },
      },
      editorOptions(),
    );
    await findTextEditor();
    await user.click(screen.getByRole('radio', { name: 'Clients on specific plans' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Pro' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Pro' })).toBeChecked());
    expect(sent).toEqual([['p1']]);

    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
    expect(dialog.getByText('Visitors don’t see this guide.')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Preview as'), 'Client on Pro');
    expect(dialog.getByText('Words')).toBeInTheDocument();
  });

  test('publishes a version with a note', async () => {
    const sent: unknown[] = [];
    const { user } = renderScreen(
      <QuickGuideScreen />,
      {
        ...editorResponses(
          guideDetailWith({ versions: [versionWith({ title: 'First steps', effectiveOn: null })] }),
        ),
        PublishQuickGuide: (variables) => {
          sent.push(inputOf(variables));
          return { publishQuickGuide: guideWith({ status: 'Published', version: 1, lockVersion: 2 }) };
        },
      },
      editorOptions('?task=publish'),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1 of First steps' }));
    await pasteInto(user, dialog.getByLabelText('Change note (optional)'), 'All of it');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ id: 'g1', lockVersion: 1, note: 'All of it' }]);
  });
});
