import { act, screen, waitFor, within } from '@testing-library/react';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import type { Variables } from '@/testing/answers';
import { legalDetailWith, legalPageWith, versionWith } from '../content/testing/content';
import LegalListScreen from './LegalListScreen';
import LegalPageScreen from './LegalPageScreen';
import type { LegalDetail } from './legalApi';

const at = (search = ''): RenderOptions => ({
  path: `/dashboard/white-label/legal/refund-policy${search}`,
  route: '/dashboard/white-label/legal/:pathname',
});

const inputOf = ({ input }: Variables) => input as Record<string, unknown>;

/** A page that saves whatever it is sent. */
function answersOf(detail: LegalDetail) {
  const saved: Record<string, unknown>[] = [];
  let { lockVersion } = detail.page;
  return {
    saved,
    answers: {
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

const theText = () => screen.findByRole('textbox', { name: 'Text of Refund policy' });

test('spec 2: the list of legal pages: status, what is pending, version, who changed it, and the live page', async () => {
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
  expect(refunds.getByText('A template, to be checked by a lawyer')).toBeInTheDocument();
  expect(refunds.queryByRole('link', { name: /Open/ })).toBeNull();

  const terms = await rowOf(/Terms/);
  expect(terms.getByText('Draft not published, Not deployed')).toBeInTheDocument();
  expect(terms.getByText('3, accepted by 1 client')).toBeInTheDocument();
  expect(terms.getByText(/Jan 30, 2026 by Ann/)).toBeInTheDocument();
  expect(terms.getByText(/Due since Jan 1, 2020/)).toBeInTheDocument();
  expect(terms.getByRole('link', { name: 'Open Terms in a new tab' })).toHaveAttribute(
    'href',
    `${dashboardLink}/legal/terms-of-service`,
  );
  expect(terms.getByRole('link', { name: 'Terms' })).toHaveAttribute(
    'href',
    '/dashboard/white-label/legal/terms-of-service',
  );
});

test('a list that failed can be asked for again', async () => {
  let tries = 0;
  const { user } = renderScreen(<LegalListScreen />, {
    GetLegalPages: () => {
      tries += 1;
      if (tries === 1) throw { code: 'UNAVAILABLE' };
      return { legalPages: [legalPageWith()] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('rowheader', { name: /Refund policy/ })).toBeInTheDocument();
});

test('an unknown legal page says so and leads back', async () => {
  renderScreen(
    <LegalPageScreen />,
    {
      GetLegalPage: () => {
        throw { code: 'NOT_FOUND' };
      },
    },
    at(),
  );
  expect(await screen.findByText('There is no such legal page')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all legal pages' })).toHaveAttribute(
    'href',
    '/dashboard/white-label/legal',
  );
});

describe('writing', () => {
  test('begins with the template, plainly marked', async () => {
    renderScreen(<LegalPageScreen />, answersOf(legalDetailWith()).answers, at());
    expect(await theText()).toHaveTextContent('Words of {{company}}');
    expect(
      screen.getByRole('region', { name: 'This is a template, to be checked by a lawyer' }),
    ).toBeInTheDocument();
    expect(screen.getByText('{{company}}')).toHaveClass('variable');
  });

  test('a draft saves itself within a second, one version after the other', async () => {
    const { saved, answers } = answersOf(legalDetailWith());
    const { user } = renderScreen(<LegalPageScreen />, answers, at());
    await theText();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' 2');
    expect(screen.getByRole('status')).toHaveTextContent('Saving…');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Saved at/));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[0]).toMatchObject({ pathname: 'refund-policy', lockVersion: 1, title: 'Refund policy 2' });
    expect(saved[1]).toMatchObject({ lockVersion: 2, title: 'Refund policy 2!' });
    expect(saved[1]?.['html']).toBe('<p>Words of {{company}}</p>');
  });

  test('without a connection what is typed is kept here, offered on return, and saved', async () => {
    const first = answersOf(legalDetailWith());
    const away = () => {
      throw new TypeError('Failed to fetch');
    };
    const page = renderScreen(<LegalPageScreen />, { ...first.answers, SaveLegalDraft: away }, at());
    await theText();
    await page.user.type(screen.getByRole('textbox', { name: 'Title' }), ' 2');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'Not saved: no connection. What you typed is kept here.',
      ),
    );
    page.unmount();

    const { saved, answers } = answersOf(legalDetailWith());
    const { user } = renderScreen(<LegalPageScreen />, answers, at());
    await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Refund policy 2');
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('what the server refuses is said under its field', async () => {
    const { answers } = answersOf(legalDetailWith());
    const refuse = () => {
      throw { code: 'BAD_USER_INPUT', message: 'Type a title.', fields: { title: 'Type a title.' } };
    };
    const { user } = renderScreen(<LegalPageScreen />, { ...answers, SaveLegalDraft: refuse }, at());
    await theText();
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toBeInvalid());
    expect(screen.getByRole('status')).toHaveTextContent('Not saved. Type a title.');
  });

  test('variables are offered with what they stand for; those without a value are named', async () => {
    const { saved, answers } = answersOf(legalDetailWith());
    const { user } = renderScreen(<LegalPageScreen />, answers, at());
    await theText();
    await user.click(screen.getByRole('button', { name: 'Insert variable' }));
    expect(await screen.findByRole('menuitem', { name: 'Company name Acme & Sons' })).toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: /Phone number/ }));
    await waitFor(() => expect(saved.at(-1)?.['html']).toContain('{{phone}}'));
    expect(screen.getByRole('region', { name: 'Not ready to be published' })).toHaveTextContent(
      'Nothing is known to put in place of {{phone}}.',
    );
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^Nothing is known to put in place of/)).toBeInTheDocument();
  });

  test('the toolbar is one stop of the tab key, and the arrows go through it', async () => {
    const { user } = renderScreen(<LegalPageScreen />, answersOf(legalDetailWith()).answers, at());
    await theText();
    const bar = screen.getByRole('toolbar', { name: 'Formatting' });
    const stops = within(bar)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    act(() => stops[0]?.focus());
    await user.keyboard('{ArrowLeft}');
    expect(within(bar).getByRole('button', { name: 'Insert variable' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(within(bar).getByRole('button', { name: 'Redo' })).toHaveFocus();
  });
});

describe('two editors at once', () => {
  const stale = (changed: () => void) => () => {
    changed();
    throw {
      code: 'CONFLICT',
      message: 'Ben has changed this page since you opened it.',
      conflict: { kind: 'Stale', changedBy: 'Ben', changedAt: '2026-01-31T10:00:00.000Z' },
    };
  };
  const bens = legalDetailWith({
    page: legalPageWith({ status: 'Draft', isTemplate: false, hasDraft: true, lockVersion: 5 }),
    text: { title: 'Bens', summary: '', html: '<p>Words of Ben</p>' },
  });

  async function meet() {
    let isChanged = false;
    const saved: Record<string, unknown>[] = [];
    const answers = {
      GetLegalPage: () => ({ legalPage: isChanged ? bens : legalDetailWith() }),
      // As the server does: whoever has not seen what Ben saved is refused, however often they ask.
      SaveLegalDraft: (variables: Variables) => {
        if (inputOf(variables)['lockVersion'] !== bens.page.lockVersion)
          return stale(() => (isChanged = true))();
        saved.push(inputOf(variables));
        return { saveLegalDraft: legalPageWith({ hasDraft: true, lockVersion: 6 }) };
      },
    };
    const page = renderScreen(<LegalPageScreen />, answers, at());
    await theText();
    await pasteInto(page.user, screen.getByRole('textbox', { name: 'Title' }), ' mine');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(within(alert).getByRole('button', { name: 'Take theirs' })).toBeEnabled());
    return { ...page, alert, saved };
  }

  test('the second is told by whom and when, with both texts at hand, and nothing is lost', async () => {
    const { alert, user } = await meet();
    expect(alert).toHaveTextContent(/Ben saved it on Jan 31, 2026.* nothing that you typed is lost/);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Refund policy mine');
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(within(alert).getByRole('button', { name: 'Copy what you wrote' })).toBeInTheDocument();
    await user.click(within(alert).getByText(/What yours adds/));
    expect(within(alert).getByRole('region', { name: 'Difference' })).toHaveTextContent(/removed: Bens/);
  });

  test('theirs can be taken', async () => {
    const { alert, user, saved } = await meet();
    await user.click(within(alert).getByRole('button', { name: 'Take theirs' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Bens');
    expect(await theText()).toHaveTextContent('Words of Ben');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved).toEqual([]);
  });

  test('mine can be saved over it', async () => {
    const { alert, user, saved } = await meet();
    await user.click(within(alert).getByRole('button', { name: 'Save mine over it' }));
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

describe('publishing', () => {
  test('asks for the day, a note and whether clients accept it again', async () => {
    const sent: Record<string, unknown>[] = [];
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        ...answersOf(published).answers,
        PublishLegalPage: (variables) => {
          sent.push(inputOf(variables));
          return { publishLegalPage: legalPageWith({ status: 'Published', version: 3, lockVersion: 8 }) };
        },
      },
      at(),
    );
    await theText();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 3 of Refund policy' }));
    expect(dialog.getByLabelText('In effect from')).toHaveValue('2026-02-01');
    await pasteInto(user, dialog.getByLabelText('What has changed'), 'Fourteen days');
    await user.click(dialog.getByLabelText('Ask clients to accept it again'));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        ...{ pathname: 'refund-policy', lockVersion: 7, effectiveOn: '2026-02-01', note: 'Fourteen days' },
        ...{ requiresReacceptance: true, reviewDueOn: '2027-02-01' },
      },
    ]);
  });

  test('a day that has passed, and what the server refuses, are said in the form', async () => {
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        ...answersOf(published).answers,
        PublishLegalPage: () => {
          throw { code: 'BAD_USER_INPUT', fields: { html: 'There is no variable {{compnay}}.' } };
        },
      },
      at('?task=publish'),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('In effect from'));
    await user.type(dialog.getByLabelText('In effect from'), '2026-01-31');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText('Choose today or a later day.')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('In effect from'));
    await user.type(dialog.getByLabelText('In effect from'), '2026-03-01');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is no variable {{compnay}}.');
  });

  test('what somebody else wrote meanwhile is shown before it is published at the next press', async () => {
    const words = { title: 'Refund policy', summary: '', html: '<p>Words of Ben</p>' };
    const bens = { ...published, page: { ...published.page, lockVersion: 8 }, text: words };
    const sent: unknown[] = [];
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        ...answersOf(published).answers,
        GetLegalPage: () => ({ legalPage: sent.length > 0 ? bens : published }),
        PublishLegalPage: (variables: Variables) => {
          sent.push(inputOf(variables)['lockVersion']);
          if (sent.length === 1) throw { code: 'CONFLICT', message: 'Ben has changed this page.' };
          return { publishLegalPage: { ...bens.page, version: 3, lockVersion: 9 } };
        },
      },
      at('?task=publish'),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ben has changed this page.');
    expect(await screen.findByText('Words of Ben')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent).toEqual([7, 8]));
  });
});

describe('going back', () => {
  test('every version is listed, read, compared and made the draft', async () => {
    const asked: unknown[] = [];
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        ...answersOf(published).answers,
        GetLegalVersion: ({ number }) => ({
          legalVersion: { title: 'Refund policy', summary: '', html: `<p>Words of version ${number}</p>` },
        }),
        RestoreLegalVersion: (variables) => {
          asked.push(variables);
          const text = { title: 'Refund policy', summary: '', html: '<p>Words of version 1</p>' };
          const page = { ...published.page, lockVersion: 8 };
          return { restoreLegalVersion: { ...published, page, text } };
        },
      },
      at('?task=history'),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions of Refund policy' }));
    expect(dialog.getByText(/“Clearer”/)).toHaveTextContent(
      /by Ann · In effect from Jan 31, 2026 · Accepted by 3 clients/,
    );
    expect(dialog.getByText('Clients read it')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Look at Template' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Look at Version 1' }));
    await user.click(await dialog.findByRole('button', { name: 'The text' }));
    expect(dialog.getByText('Words of version 1')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Make version 1 the draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([{ pathname: 'refund-policy', lockVersion: 7, number: 1 }]);
    expect(await theText()).toHaveTextContent('Words of version 1');
  });

  test('the draft is shown beside what is published, and discarded after a question', async () => {
    const { user } = renderScreen(
      <LegalPageScreen />,
      {
        ...answersOf(published).answers,
        DiscardLegalDraft: () => ({
          discardLegalDraft: {
            ...published,
            page: { ...published.page, hasDraft: false, lockVersion: 8 },
            text: published.published,
          },
        }),
      },
      at('?task=changes'),
    );
    const changes = within(await screen.findByRole('dialog', { name: 'Version 2 beside your draft' }));
    expect(changes.getByText('Old').closest('del')).toBeInTheDocument();
    expect(changes.getByText('New').closest('ins')).toBeInTheDocument();
    await user.click(changes.getByRole('button', { name: 'Discard the draft' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Discard the draft of Refund policy?' }),
    );
    expect(question.getByText(/goes back to version 2/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await theText()).toHaveTextContent('Old words');
  });

  test('the preview reads as clients read it, variables filled in', async () => {
    renderScreen(
      <LegalPageScreen />,
      { ...answersOf(legalDetailWith()).answers, GetThemeSetup: () => ({ themeSetup: null }) },
      at('?task=preview'),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'How clients will read it' }));
    expect(dialog.getByText('Words of Acme & Sons')).toBeInTheDocument();
    expect(dialog.getByText('In effect from Feb 1, 2026')).toBeInTheDocument();
  });
});
