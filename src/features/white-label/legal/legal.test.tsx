import { act, screen, waitFor, within } from '@testing-library/react';
import { clearDay, typeDay } from '@/testing/days';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import type { Variables } from '@/testing/stubFetch';
import { legalDetailWith, legalPageWith, versionWith } from '../content/testing/content';
import LegalListScreen from './LegalListScreen';
import LegalPageScreen from './LegalPageScreen';
import type { LegalDetail } from './legalApi';

const optionsAt = (search = ''): RenderOptions => ({
  path: `/dashboard/white-label/legal/refund-policy${search}`,
  route: '/dashboard/white-label/legal/:pathname',
});

const inputOf = ({ input }: Variables) => input as Record<string, unknown>;

/** Returns API handlers of a legal page, and the drafts that they receive in `saved`. */
function mockLegalPage(detail: LegalDetail) {
  const saved: Record<string, unknown>[] = [];
  let { lockVersion } = detail.page;
  return {
    saved,
    responses: {
      GetLegalPage: () => ({ legalPage: detail }),
      SaveLegalDraft: (variables: Variables) => {
        saved.push(inputOf(variables));
        lockVersion += 1;
        return {
          saveLegalDraft: legalPageWith({ status: 'Draft', isTemplate: false, hasDraft: true, lockVersion }),
        };
      },
    },
  };
}

const findText = () => screen.findByRole('textbox', { name: 'Text of Refund policy' });

test('spec 2: LegalListScreen lists pages with status, pending changes, version, editor and live link', async () => {
  const dashboardLink = 'http://acme.localhost:4000';
  const pages = [
    legalPageWith(),
    legalPageWith({
      ...{
        pathname: 'terms-of-service',
        title: 'Terms',
        status: 'Published',
        isTemplate: false,
        hasDraft: true,
      },
      ...{ version: 3, deployedVersion: 2, isDeploymentPending: true, acceptedCount: 1 },
      ...{ updatedAt: '2026-01-30T10:00:00.000Z', updatedBy: 'Ann', reviewDueOn: '2020-01-01' },
    }),
  ];
  renderScreen(
    <LegalListScreen />,
    { GetLegalPages: () => ({ legalPages: pages }) },
    { operator: { whiteLabelledCustomer: { dashboardLink } } },
  );
  const rowOf = async (name: RegExp) =>
    within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);
  const refunds = await rowOf(/Refund policy/);
  expect(refunds.getByText('Default')).toBeInTheDocument();
  expect(refunds.getByText('Template. Have a lawyer review it.')).toBeInTheDocument();
  expect(refunds.queryByRole('link', { name: /Open/ })).toBeNull();

  const terms = await rowOf(/Terms/);
  expect(terms.getByText('Unpublished draft · Not deployed')).toBeInTheDocument();
  expect(terms.getByText('3, accepted by 1 client')).toBeInTheDocument();
  expect(terms.getByText(/Jan 30, 2026 by Ann/)).toBeInTheDocument();
  expect(terms.getByText(/Due Jan 1, 2020/)).toBeInTheDocument();
  expect(terms.getByRole('link', { name: 'Open Terms in a new tab' })).toHaveAttribute(
    'href',
    `${dashboardLink}/legal/terms-of-service`,
  );
  expect(terms.getByRole('link', { name: 'Terms' })).toHaveAttribute(
    'href',
    '/dashboard/white-label/legal/terms-of-service',
  );
});

test('LegalListScreen reloads the pages on Try again after a failure', async () => {
  let attempts = 0;
  const { user } = renderScreen(<LegalListScreen />, {
    GetLegalPages: () => {
      attempts += 1;
      if (attempts === 1) throw { code: 'UNAVAILABLE' };
      return { legalPages: [legalPageWith()] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('rowheader', { name: /Refund policy/ })).toBeInTheDocument();
});

test('LegalPageScreen shows a not-found message and links to the list when the page is unknown', async () => {
  renderScreen(
    <LegalPageScreen />,
    {
      GetLegalPage: () => {
        throw { code: 'NOT_FOUND' };
      },
    },
    optionsAt(),
  );
  expect(await screen.findByText('Legal page not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View all legal pages' })).toHaveAttribute(
    'href',
    '/dashboard/white-label/legal',
  );
});

describe('legal editor', () => {
  test('starts with the template and marks it as a template', async () => {
    renderScreen(<LegalPageScreen />, mockLegalPage(legalDetailWith()).responses, optionsAt());
    expect(await findText()).toHaveTextContent('Words of {{company}}');
    expect(screen.getByRole('region', { name: 'Have a lawyer review this template' })).toBeInTheDocument();
    expect(screen.getByText('{{company}}')).toHaveClass('variable');
  });

  test('marks the texts with the content language', async () => {
    renderScreen(<LegalPageScreen />, mockLegalPage(legalDetailWith()).responses, {
      ...optionsAt(),
      operator: { whiteLabelledCustomer: { contentLanguage: 'ar' } },
    });
    const text = await findText();
    expect(text).toHaveAttribute('lang', 'ar');
    expect(text).toHaveAttribute('dir', 'rtl');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAttribute('lang', 'ar');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(within(heading).getByText('Refund policy')).toHaveAttribute('lang', 'ar');
  });

  test('saves the review date when it is left or chosen, and refuses a partial one', async () => {
    const saved: (string | null)[] = [];
    const page = () => legalPageWith({ reviewDueOn: saved.at(-1) ?? null });
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        GetLegalPage: () => ({ legalPage: legalDetailWith({ page: page() }) }),
        SetLegalReviewDate: ({ reviewDueOn }) => {
          saved.push(reviewDueOn === null ? null : String(reviewDueOn));
          return { setLegalReviewDate: page() };
        },
      },
      optionsAt(),
    );
    await findText();
    await typeDay(user, 'Next review', '2026-03-15');
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await waitFor(() => expect(saved).toEqual(['2026-03-15']));

    await user.click(screen.getByRole('button', { name: 'Choose a date: Next review' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Next review' }));
    await user.click(calendar.getByRole('button', { name: /March 20, 2026/ }));
    await waitFor(() => expect(saved).toEqual(['2026-03-15', '2026-03-20']));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Choose a date: Next review' })).toHaveFocus(),
    );

    const field = screen.getByRole('group', { name: 'Next review' });
    await user.click(within(field).getByRole('spinbutton', { name: /day/ }));
    await user.keyboard('{Backspace>2/}');
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a complete date/));
    expect(field).toHaveTextContent('03/dd/2026');
    expect(saved).toHaveLength(2);

    await clearDay(user, 'Next review');
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await waitFor(() => expect(saved).toEqual(['2026-03-15', '2026-03-20', null]));
  });

  test('autosaves the draft with the lock version of the previous save', async () => {
    const { saved, responses } = mockLegalPage(legalDetailWith());
    const { user } = renderScreen(<LegalPageScreen />, responses, optionsAt());
    await findText();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' 2');
    expect(screen.getByRole('status')).toHaveTextContent('Saving…');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Saved at/));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[0]).toMatchObject({ pathname: 'refund-policy', lockVersion: 1, title: 'Refund policy 2' });
    expect(saved[1]).toMatchObject({ lockVersion: 2, title: 'Refund policy 2!' });
    expect(saved[1]?.['html']).toBe('<p>Words of {{company}}</p>');
  });

  test('keeps text that failed to save, and offers to restore and save it on the next visit', async () => {
    const first = mockLegalPage(legalDetailWith());
    const fail = () => {
      throw new TypeError('Failed to fetch');
    };
    const page = renderScreen(<LegalPageScreen />, { ...first.responses, SaveLegalDraft: fail }, optionsAt());
    await findText();
    await page.user.type(screen.getByRole('textbox', { name: 'Title' }), ' 2');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Not saved: no connection. Your changes are kept in this browser.',
      ),
    );
    page.unmount();

    const { saved, responses } = mockLegalPage(legalDetailWith());
    const { user } = renderScreen(<LegalPageScreen />, responses, optionsAt());
    await user.click(await screen.findByRole('button', { name: 'Restore changes' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Refund policy 2');
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('marks the rejected field as invalid and shows the server error', async () => {
    const { responses } = mockLegalPage(legalDetailWith());
    const reject = () => {
      throw { code: 'BAD_USER_INPUT', message: 'Enter a title.', fields: { title: 'Enter a title.' } };
    };
    const { user } = renderScreen(<LegalPageScreen />, { ...responses, SaveLegalDraft: reject }, optionsAt());
    await findText();
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid());
    expect(screen.getByRole('status')).toHaveTextContent('Not saved. Enter a title.');
  });

  test('inserts variables and lists those without a value', async () => {
    const { saved, responses } = mockLegalPage(legalDetailWith());
    const { user } = renderScreen(<LegalPageScreen />, responses, optionsAt());
    await findText();
    await user.click(screen.getByRole('button', { name: 'Insert variable' }));
    expect(await screen.findByRole('menuitem', { name: 'Company name Acme & Sons' })).toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: /Phone number/ }));
    await waitFor(() => expect(saved.at(-1)?.['html']).toContain('{{phone}}'));
    expect(screen.getByRole('region', { name: 'Not ready to publish' })).toHaveTextContent(
      'The variable {{phone}} has no value.',
    );
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^The variable .* has no value/)).toBeInTheDocument();
  });

  test('makes the toolbar one tab stop with arrow-key navigation', async () => {
    const { user } = renderScreen(
      <LegalPageScreen />,
      mockLegalPage(legalDetailWith()).responses,
      optionsAt(),
    );
    await findText();
    const toolbar = screen.getByRole('toolbar', { name: 'Formatting' });
    const tabStops = within(toolbar)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(tabStops).toHaveLength(1);
    act(() => tabStops[0]?.focus());
    await user.keyboard('{ArrowLeft}');
    expect(within(toolbar).getByRole('button', { name: 'Insert variable' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(within(toolbar).getByRole('button', { name: 'Redo' })).toHaveFocus();
  });
});

describe('legal editor after another operator saved first', () => {
  const failAsStale = (onFailure: () => void) => () => {
    onFailure();
    throw {
      code: 'CONFLICT',
      message: 'Ben has changed this page since you opened it.',
      conflict: { kind: 'Stale', changedBy: 'Ben', changedAt: '2026-01-31T10:00:00.000Z' },
    };
  };
  const bensPage = legalDetailWith({
    page: legalPageWith({ status: 'Draft', isTemplate: false, hasDraft: true, lockVersion: 5 }),
    text: { title: 'Bens', summary: '', html: '<p>Words of Ben</p>' },
  });

  async function renderConflict() {
    let isChanged = false;
    const saved: Record<string, unknown>[] = [];
    const responses = {
      GetLegalPage: () => ({ legalPage: isChanged ? bensPage : legalDetailWith() }),
      // Like the server, rejects every save that is not based on Ben's version.
      SaveLegalDraft: (variables: Variables) => {
        if (inputOf(variables)['lockVersion'] !== bensPage.page.lockVersion)
          return failAsStale(() => (isChanged = true))();
        saved.push(inputOf(variables));
        return { saveLegalDraft: legalPageWith({ hasDraft: true, lockVersion: 6 }) };
      },
    };
    const page = renderScreen(<LegalPageScreen />, responses, optionsAt());
    await findText();
    await pasteInto(page.user, screen.getByRole('textbox', { name: 'Title' }), ' mine');
    const alert = await screen.findByRole('alert');
    await waitFor(() =>
      expect(within(alert).getByRole('button', { name: 'Use their version' })).toBeEnabled(),
    );
    return { ...page, alert, saved };
  }

  test('shows the other operator, the time and the differences, and keeps the input', async () => {
    const { alert, user } = await renderConflict();
    expect(alert).toHaveTextContent(/Ben saved changes on Jan 31, 2026.* Your changes are still here/);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Refund policy mine');
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(within(alert).getByRole('button', { name: 'Copy my text' })).toBeInTheDocument();
    await user.click(within(alert).getByText(/Compare your version/));
    expect(within(alert).getByRole('region', { name: 'Differences' })).toHaveTextContent(/Removed text: Ben/);
  });

  test("can load the other operator's version", async () => {
    const { alert, user, saved } = await renderConflict();
    await user.click(within(alert).getByRole('button', { name: 'Use their version' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Bens');
    expect(await findText()).toHaveTextContent('Words of Ben');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved).toEqual([]);
  });

  test("can overwrite the other operator's version", async () => {
    const { alert, user, saved } = await renderConflict();
    await user.click(within(alert).getByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(saved).toMatchObject([{ lockVersion: 5, title: 'Refund policy mine' }]));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

const published = legalDetailWith({
  page: legalPageWith({ status: 'Published', isTemplate: false, hasDraft: true, version: 2, lockVersion: 7 }),
  text: { title: 'Refund policy', summary: '', html: '<p>New words</p>' },
  published: { title: 'Refund policy', summary: '', html: '<p>Old words</p>' },
  versions: [
    versionWith({
      number: 2,
      isDeployed: true,
      note: 'Clearer',
      acceptedCount: 3,
      requiresReacceptance: true,
    }),
    versionWith({ number: 1 }),
  ],
});

describe('publish dialog', () => {
  test('publishes with an effective date, a note and reacceptance', async () => {
    const sent: Record<string, unknown>[] = [];
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        ...mockLegalPage(published).responses,
        PublishLegalPage: (variables) => {
          sent.push(inputOf(variables));
          return { publishLegalPage: legalPageWith({ status: 'Published', version: 3, lockVersion: 8 }) };
        },
      },
      optionsAt(),
    );
    await findText();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 3 of Refund policy' }));
    expect(await dialog.findByRole('group', { name: 'Effective date' })).toHaveTextContent('02/01/2026');
    await pasteInto(user, dialog.getByLabelText('Change note (optional)'), 'Fourteen days');
    await user.click(dialog.getByLabelText('Ask clients to accept again'));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        ...{ pathname: 'refund-policy', lockVersion: 7, effectiveOn: '2026-02-01', note: 'Fourteen days' },
        ...{ requiresReacceptance: true, reviewDueOn: '2027-02-01' },
      },
    ]);
  });

  test('publishes once when Enter is pressed twice in a date field', async () => {
    const publish = jest.fn(async () => ({ publishLegalPage: legalPageWith({ status: 'Published' }) }));
    const responses = { ...mockLegalPage(published).responses, PublishLegalPage: publish };
    const { user } = renderScreen(<LegalPageScreen />, responses, optionsAt('?task=publish'));
    const dialog = within(await screen.findByRole('dialog'));
    await typeDay(user, 'Effective date', '2026-03-01', dialog);
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(publish).toHaveBeenCalledTimes(1);
  });

  test('names what is missing in a date', async () => {
    const { user } = renderScreen(
      <LegalPageScreen />,
      mockLegalPage(published).responses,
      optionsAt('?task=publish'),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await clearDay(user, 'Effective date', dialog);
    const review = await dialog.findByRole('group', { name: 'Next review (optional)' });
    await user.click(within(review).getByRole('spinbutton', { name: /day/ }));
    await user.keyboard('{Backspace>2/}');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText('Enter a date.')).toBeVisible();
    expect(dialog.getByText('Enter a complete date, or clear the field.')).toBeVisible();
  });

  test('rejects a past effective date and shows server errors', async () => {
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        ...mockLegalPage(published).responses,
        PublishLegalPage: () => {
          throw { code: 'BAD_USER_INPUT', fields: { html: 'Unknown variable: {{compnay}}.' } };
        },
      },
      optionsAt('?task=publish'),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await typeDay(user, 'Effective date', '2026-01-31', dialog);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText('Choose today or a later date.')).toBeInTheDocument();
    await typeDay(user, 'Effective date', '2026-03-01', dialog);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Unknown variable: {{compnay}}.');
  });

  test("shows another operator's edits before a second attempt publishes them", async () => {
    const bensContent = { title: 'Refund policy', summary: '', html: '<p>Words of Ben</p>' };
    const bensPage = { ...published, page: { ...published.page, lockVersion: 8 }, text: bensContent };
    const sent: unknown[] = [];
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        ...mockLegalPage(published).responses,
        GetLegalPage: () => ({ legalPage: sent.length > 0 ? bensPage : published }),
        PublishLegalPage: (variables: Variables) => {
          sent.push(inputOf(variables)['lockVersion']);
          if (sent.length === 1) throw { code: 'CONFLICT', message: 'Ben has changed this page.' };
          return { publishLegalPage: { ...bensPage.page, version: 3, lockVersion: 9 } };
        },
      },
      optionsAt('?task=publish'),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ben has changed this page.');
    expect(await screen.findByText('Words of Ben')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent).toEqual([7, 8]));
  });
});

describe('LegalPageScreen', () => {
  test('lists versions, shows the text of one, and restores it as the draft', async () => {
    const restoreRequests: unknown[] = [];
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        ...mockLegalPage(published).responses,
        GetLegalVersion: ({ number }) => ({
          legalVersion: { title: 'Refund policy', summary: '', html: `<p>Words of version ${number}</p>` },
        }),
        RestoreLegalVersion: (variables) => {
          restoreRequests.push(variables);
          const text = { title: 'Refund policy', summary: '', html: '<p>Words of version 1</p>' };
          const page = { ...published.page, lockVersion: 8 };
          return { restoreLegalVersion: { ...published, page, text } };
        },
      },
      optionsAt('?task=history'),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Version history of Refund policy' }));
    expect(dialog.getByText(/“Clearer”/)).toHaveTextContent(
      /by Ann · Effective Jan 31, 2026 · Accepted by 3 clients/,
    );
    expect(dialog.getByText('Live')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'View template' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'View version 1' }));
    await user.click(await dialog.findByRole('button', { name: 'Text' }));
    expect(dialog.getByText('Words of version 1')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Restore version 1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(restoreRequests).toEqual([{ pathname: 'refund-policy', lockVersion: 7, number: 1 }]);
    expect(await findText()).toHaveTextContent('Words of version 1');
  });

  test('compares the draft with the published text and discards the draft after confirmation', async () => {
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        ...mockLegalPage(published).responses,
        DiscardLegalDraft: () => ({
          discardLegalDraft: {
            ...published,
            page: { ...published.page, hasDraft: false, lockVersion: 8 },
            text: published.published,
          },
        }),
      },
      optionsAt('?task=changes'),
    );
    const changes = within(await screen.findByRole('dialog', { name: 'Changes since version 2' }));
    expect(changes.getByText('Old').closest('del')).toBeInTheDocument();
    expect(changes.getByText('New').closest('ins')).toBeInTheDocument();
    await user.click(changes.getByRole('button', { name: 'Discard draft' }));
    const question = within(await screen.findByRole('dialog', { name: 'Discard draft of Refund policy?' }));
    expect(question.getByText(/reset to version 2/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await findText()).toHaveTextContent('Old words');
  });

  test('previews the page as clients see it, with variables filled in', async () => {
    renderScreen(
      <LegalPageScreen />,
      { ...mockLegalPage(legalDetailWith()).responses, GetThemeSetup: () => ({ themeSetup: null }) },
      optionsAt('?task=preview'),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
    expect(dialog.getByText('Words of Acme & Sons')).toBeInTheDocument();
    expect(dialog.getByText('Effective Feb 1, 2026')).toBeInTheDocument();
  });
});
