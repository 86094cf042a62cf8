import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Variables } from '@/testing/answers';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import { guideDetailWith, guideWith, versionWith } from '../content/testing/content';
import QuickGuideListScreen from './QuickGuideListScreen';
import QuickGuideScreen from './QuickGuideScreen';
import type { Guide, GuideDetail } from './quickGuideApi';

const listPath = '/dashboard/white-label/quick-guide';
const inList: RenderOptions = { path: listPath, route: listPath };
const at = (search = ''): RenderOptions => ({
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

const listOf = (shown: readonly Guide[]) => ({
  GetQuickGuides: () => ({ quickGuides: shown }),
  GetGuidePlans: () => ({ clientBillingPlans: plans }),
});

const editorOf = (detail: GuideDetail) => ({
  GetQuickGuide: () => ({ quickGuide: detail }),
  GetGuidePlans: () => ({ clientBillingPlans: plans }),
});

const inputOf = ({ input }: Variables) => input as Record<string, unknown>;

const menuOf = async (user: ReturnType<typeof renderScreen>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};

const titles = () =>
  screen.getAllByRole('rowheader').map((head) => within(head).getByRole('link').textContent);

const theText = () => screen.findByRole('textbox', { name: 'Text of First steps' });

describe('the list', () => {
  test('spec 2: guides in their order: status, what is pending, version, audience, and the live page', async () => {
    const dashboardLink = 'http://acme.localhost:4000';
    renderScreen(<QuickGuideListScreen />, listOf(guides), {
      ...inList,
      operator: { whiteLabelledCustomer: { dashboardLink } },
    });
    const beta = within(
      (await screen.findByRole('rowheader', { name: /Beta/ })).closest('tr') as HTMLElement,
    );
    expect(titles()).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(beta.getByText('Not deployed')).toBeInTheDocument();
    expect(await beta.findByText('Pro')).toBeInTheDocument();
    expect(beta.getByRole('link', { name: /^Open Beta/ })).toHaveAttribute(
      'href',
      `${dashboardLink}/guides/beta`,
    );
  });

  test('the arrow keys move a guide at once, and say where it is', async () => {
    const sent: unknown[] = [];
    const [a, b, c] = guides;
    let now: (Guide | undefined)[] = guides;
    const { user } = renderScreen(
      <QuickGuideListScreen />,
      {
        ...listOf([]),
        GetQuickGuides: () => ({ quickGuides: now }),
        OrderQuickGuides: ({ ids }) => {
          sent.push(ids);
          now = [b && { ...b, order: 1 }, a && { ...a, order: 2 }, c];
          return { orderQuickGuides: now };
        },
      },
      inList,
    );
    await user.click(await screen.findByRole('button', { name: 'Order of Alpha' }));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('status')).toHaveTextContent('Alpha moved to place 2 of 2');
    await waitFor(() => expect(titles()).toEqual(['Beta', 'Alpha', 'Gamma']));
    expect(sent).toEqual([['b', 'a']]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Order of Alpha' })).toHaveFocus());
  });

  test('a guide is dragged to another’s place; an order that is refused goes back', async () => {
    const refuse = () => {
      throw { code: 'CONFLICT', message: 'The guides have changed.' };
    };
    renderScreen(<QuickGuideListScreen />, { ...listOf(guides), OrderQuickGuides: refuse }, inList);
    const row = (await screen.findByRole('rowheader', { name: /Alpha/ })).closest('tr') as HTMLElement;
    fireEvent.drop(row, { dataTransfer: { getData: () => 'b' } });
    expect(screen.getByRole('status')).toHaveTextContent('Beta moved to place 1 of 2');
    expect(await screen.findByText('The order stays as it was')).toBeInTheDocument();
    expect(titles()).toEqual(['Alpha', 'Beta', 'Gamma']);
  });

  test('filters by status in the address', async () => {
    const { user, place } = renderScreen(<QuickGuideListScreen />, listOf(guides.slice(0, 2)), inList);
    await screen.findByRole('rowheader', { name: /Alpha/ });
    await user.selectOptions(screen.getByLabelText('Status'), 'Archived');
    expect(place()).toBe(`${listPath}?status=Archived`);
    expect(screen.getByText('No guides match')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(titles()).toEqual(['Alpha', 'Beta']);
  });

  test('the first guide is added with a title, and opened', async () => {
    const { user, place } = renderScreen(
      <QuickGuideListScreen />,
      {
        ...listOf([]),
        CreateQuickGuide: ({ title }) => ({ createQuickGuide: guideWith({ title: String(title) }) }),
      },
      inList,
    );
    await user.click(await screen.findByRole('button', { name: 'Add the first guide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add guide' }));
    await user.click(dialog.getByRole('button', { name: 'Add guide' }));
    expect(await dialog.findByText('Type a title.')).toBeInTheDocument();
    await pasteInto(user, dialog.getByRole('textbox', { name: 'Title' }), 'First steps');
    await user.click(dialog.getByRole('button', { name: 'Add guide' }));
    await waitFor(() => expect(place()).toBe(`${listPath}/first-steps`));
  });

  test('starter guides are added at a press', async () => {
    let now = guides.slice(0, 1);
    const { user } = renderScreen(
      <QuickGuideListScreen />,
      {
        ...listOf([]),
        GetQuickGuides: () => ({ quickGuides: now }),
        AddStarterGuides: () => {
          now = guides;
          return { addStarterGuides: guides };
        },
      },
      inList,
    );
    await screen.findByRole('rowheader', { name: /Alpha/ });
    await user.click(screen.getByRole('button', { name: 'Add starter guides' }));
    await waitFor(() => expect(titles()).toEqual(['Alpha', 'Beta', 'Gamma']));
  });

  test('archiving says what clients notice; only a guide that nobody read is deleted', async () => {
    const done: string[] = [];
    const { user } = renderScreen(
      <QuickGuideListScreen />,
      {
        ...listOf(guides),
        ArchiveQuickGuide: ({ id }) => {
          done.push(`archived ${String(id)}`);
          return { archiveQuickGuide: guides[1] };
        },
        DeleteQuickGuide: ({ id }) => {
          done.push(`deleted ${String(id)}`);
          return { deleteQuickGuide: true };
        },
      },
      inList,
    );
    const menu = await menuOf(user, 'Beta');
    expect(menu.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(menu.getByRole('menuitem', { name: 'Archive' }));
    const question = within(await screen.findByRole('dialog', { name: 'Archive Beta?' }));
    expect(question.getByText(/Clients read it until the next deployment/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Archive guide' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click((await menuOf(user, 'Alpha')).getByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete guide' }));
    await waitFor(() => expect(done).toEqual(['archived b', 'deleted a']));
  });
});

describe('the editor', () => {
  test('a guide that is not there leads back', async () => {
    const gone = () => {
      throw { code: 'NOT_FOUND' };
    };
    renderScreen(<QuickGuideScreen />, { GetQuickGuide: gone }, at());
    expect(await screen.findByRole('link', { name: 'See all guides' })).toHaveAttribute('href', listPath);
  });

  test('title, summary and text are saved together', async () => {
    const saved: unknown[] = [];
    const { user } = renderScreen(
      <QuickGuideScreen />,
      {
        ...editorOf(guideDetailWith()),
        SaveQuickGuideDraft: (variables) => {
          saved.push(inputOf(variables));
          return { saveQuickGuideDraft: guideWith({ lockVersion: 2 }) };
        },
      },
      at(),
    );
    await theText();
    await pasteInto(user, screen.getByRole('textbox', { name: 'Summary' }), ' well');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved).toEqual([
      { id: 'g1', lockVersion: 1, title: 'First steps', summary: 'How to begin well', html: '<p>Words</p>' },
    ]);
  });

  test('a picture is uploaded with what it shows, and shown by a signed address', async () => {
    const saved: Record<string, unknown>[] = [];
    const image = { version: '01890a5d-ac96-774b-bcce-b302099a8057', width: 40, height: 20 };
    let tries = 0;
    const { user } = renderScreen(
      <QuickGuideScreen />,
      {
        ...editorOf(guideDetailWith()),
        'POST /quick-guides/images/upload': () => {
          tries += 1;
          if (tries === 1) throw { code: 'BAD_USER_INPUT', fields: { file: 'This image is damaged.' } };
          return image;
        },
        SaveQuickGuideDraft: (variables) => {
          saved.push(inputOf(variables));
          return { saveQuickGuideDraft: guideWith({ lockVersion: 1 + saved.length }) };
        },
      },
      at(),
    );
    await theText();
    await user.click(screen.getByRole('button', { name: 'Picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a picture' }));
    await user.upload(
      dialog.getByLabelText('Drop a picture here'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await pasteInto(user, dialog.getByRole('textbox', { name: 'What the picture shows' }), 'A red field');
    await user.click(dialog.getByRole('button', { name: 'Add picture' }));
    expect(await dialog.findByText('This image is damaged.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add picture' }));
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

  test('a link is added to the text, in its own dialog', async () => {
    const saved: Record<string, unknown>[] = [];
    const { user } = renderScreen(
      <QuickGuideScreen />,
      {
        ...editorOf(guideDetailWith()),
        SaveQuickGuideDraft: (variables) => {
          saved.push(inputOf(variables));
          return { saveQuickGuideDraft: guideWith({ lockVersion: 1 + saved.length }) };
        },
      },
      at(),
    );
    await theText();
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a link' }));
    await pasteInto(user, dialog.getByRole('textbox', { name: 'Where it leads' }), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Save link' }));
    expect(await dialog.findByText(/^Type an address such as/)).toBeInTheDocument();
    await user.clear(dialog.getByRole('textbox', { name: 'Where it leads' }));
    await pasteInto(user, dialog.getByRole('textbox', { name: 'Where it leads' }), 'example.com');
    await user.click(dialog.getByRole('button', { name: 'Save link' }));
    await waitFor(() => expect(saved.at(-1)?.['html']).toContain('href="https://example.com"'));
  });

  test('who sees it is kept at once, and the preview looks as one of them', async () => {
    const sent: unknown[] = [];
    let now = guideWith();
    const { user } = renderScreen(
      <QuickGuideScreen />,
      {
        ...editorOf(guideDetailWith()),
        GetThemeSetup: () => ({ themeSetup: null }),
        SetQuickGuideAudience: ({ planIds }) => {
          sent.push(planIds);
          now = guideWith({ planIds: planIds as string[] | null });
          return { setQuickGuideAudience: now };
        },
      },
      at(),
    );
    await theText();
    await user.click(screen.getByRole('radio', { name: 'Clients on some plans' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Pro' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Pro' })).toBeChecked());
    expect(sent).toEqual([['p1']]);

    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How clients will read it' }));
    expect(dialog.getByText('A visitor does not see this guide.')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Seen by'), 'A client on Pro');
    expect(dialog.getByText('Words')).toBeInTheDocument();
  });

  test('is published with a note', async () => {
    const sent: unknown[] = [];
    const { user } = renderScreen(
      <QuickGuideScreen />,
      {
        ...editorOf(
          guideDetailWith({ versions: [versionWith({ title: 'First steps', effectiveOn: null })] }),
        ),
        PublishQuickGuide: (variables) => {
          sent.push(inputOf(variables));
          return { publishQuickGuide: guideWith({ status: 'Published', version: 1, lockVersion: 2 }) };
        },
      },
      at('?task=publish'),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1 of First steps' }));
    await pasteInto(user, dialog.getByLabelText('What has changed'), 'All of it');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ id: 'g1', lockVersion: 1, note: 'All of it' }]);
  });
});
