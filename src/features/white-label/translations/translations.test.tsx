import { screen, waitFor, within } from '@testing-library/react';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import type { Variables } from '@/testing/stubFetch';
import TranslationListScreen from './TranslationListScreen';
import TranslationScreen from './TranslationScreen';
import type { TranslatableItem, TranslationDetail, Translations } from './translationsApi';

const languages = ['de', 'ar'];

const itemWith = (
  item: Pick<TranslatableItem, 'kind' | 'key' | 'title'>,
  ...statuses: TranslatableItem['translations'][number]['status'][]
): TranslatableItem => ({
  ...item,
  translations: languages.map((language, index) => ({ language, status: statuses[index] ?? 'Missing' })),
});

const brand = itemWith({ kind: 'Brand', key: 'theme', title: 'Acme' }, 'Complete', 'Incomplete');
const plan = itemWith({ kind: 'Plan', key: 'p1', title: 'Premium' }, 'Complete', 'Complete');
const guide = itemWith({ kind: 'QuickGuide', key: 'g1', title: 'First steps' }, 'Missing', 'Complete');
const terms = itemWith({ kind: 'LegalPage', key: 'terms', title: 'Terms' }, 'Outdated', 'Missing');

const listPath = '/dashboard/white-label/translations';

const listWith = (overrides: Partial<Translations> = {}) => ({
  GetContentTranslations: () => ({
    contentTranslations: {
      contentLanguage: 'en',
      languages,
      items: [brand, plan, guide, terms],
      ...overrides,
    },
  }),
});

describe('TranslationListScreen', () => {
  const renderList = (
    responses: Parameters<typeof renderScreen>[1],
    search = '',
    operator: RenderOptions['operator'] = {},
  ) =>
    renderScreen(<TranslationListScreen />, responses, {
      path: `${listPath}${search}`,
      route: listPath,
      operator,
    });

  test('groups the texts by kind, with a link to the editor of each language', async () => {
    renderList(listWith());
    const table = await screen.findByRole('table', { name: 'Legal pages' });
    const headers = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(headers).toEqual(['Text', 'German', 'Arabic']);
    const row = within(table).getByRole('row', { name: /^Terms/ });
    const german = within(row).getByRole('link', { name: 'Outdated: Terms (German)' });
    expect(within(german).getByText('Terms')).toHaveAttribute('lang', 'en');
    expect(german).toHaveAttribute('href', `${listPath}/legal-page/terms/de`);
    expect(german).toHaveTextContent('Outdated');
    expect(within(row).getByRole('link', { name: 'Missing: Terms (Arabic)' })).toBeInTheDocument();
    expect(screen.getAllByRole('table').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Brand',
      'Plans',
      'Quick guides',
      'Legal pages',
    ]);
  });

  test('shows how many texts are translated to each language', async () => {
    renderList(listWith());
    const german = await screen.findByRole('progressbar', { name: 'German: 2 of 4 translated' });
    expect(german).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByRole('progressbar', { name: 'Arabic: 2 of 4 translated' })).toBeInTheDocument();
  });

  test('filters the texts that need a translation, and keeps the filter in the URL', async () => {
    const { user, currentPath } = renderList(listWith());
    await user.click(await screen.findByRole('button', { name: 'Open translations 4' }));
    expect(screen.queryByRole('table', { name: 'Plans' })).toBeNull();
    expect(screen.getByRole('table', { name: 'Brand' })).toBeInTheDocument();
    expect(currentPath()).toBe(`${listPath}?show=open`);
    await user.click(screen.getByRole('button', { name: 'Open translations 4' }));
    expect(screen.getByRole('table', { name: 'Plans' })).toBeInTheDocument();
  });

  test('states that everything is translated when the filter finds nothing', async () => {
    renderList(listWith({ items: [plan] }), '?show=open');
    expect(await screen.findByText('Everything is translated')).toBeInTheDocument();
  });

  test('links to the company profile when the portal offers no other language', async () => {
    renderList(listWith({ languages: [], items: [{ ...plan, translations: [] }] }));
    expect(await screen.findByText('Your client dashboard has one language')).toBeInTheDocument();
    expect(screen.getByText(/^You write your content in English\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose client languages' })).toHaveAttribute(
      'href',
      '/dashboard/settings/company-profile',
    );
  });

  test('refers operators who may not change the languages to an Admin', async () => {
    renderList(listWith({ languages: [] }), '', { permissions: ['MANAGE_WHITE_LABELLED_CUSTOMER'] });
    expect(await screen.findByText(/An Admin can add languages/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Choose client languages' })).toBeNull();
  });

  test('explains which texts appear when there are none yet', async () => {
    renderList(listWith({ items: [] }));
    expect(await screen.findByText('Nothing to translate yet')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('loads the list on Try again after a failure', async () => {
    let attempts = 0;
    const { user } = renderList({
      GetContentTranslations: () => {
        attempts += 1;
        if (attempts === 1) throw { code: 'UNAVAILABLE' };
        return listWith().GetContentTranslations();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Plans' })).toBeInTheDocument();
  });
});

const detailWith = (overrides: Partial<TranslationDetail> = {}): TranslationDetail => ({
  kind: 'Plan',
  key: 'p1',
  title: 'Premium',
  contentLanguage: 'en',
  language: 'de',
  status: 'Incomplete',
  fields: [
    { name: 'name', original: 'Premium', translation: 'Premium DE' },
    { name: 'description', original: 'All classes', translation: '' },
    { name: 'features', original: 'Sauna\nPool', translation: '' },
  ],
  variables: [],
  imageQuery: null,
  lockVersion: 2,
  originalVersion: '7',
  updatedAt: '2026-01-30T10:00:00.000Z',
  updatedBy: 'Ann',
  ...overrides,
});

const termsDetail = detailWith({
  kind: 'LegalPage',
  key: 'terms',
  title: 'Terms',
  language: 'ar',
  fields: [
    { name: 'title', original: 'Terms', translation: '' },
    { name: 'html', original: '<p>You pay {{company}}.</p>', translation: '<p>قديم</p>' },
  ],
  variables: [{ name: 'company', label: 'Company name', value: 'Acme' }],
});

const conflict = { kind: 'Stale', changedBy: 'Sam', changedAt: '2026-01-31T10:00:00.000Z' };

/** Returns handlers of an editor's API that save like the server, and what they receive in `saved`. */
function mockEditor(initial: TranslationDetail) {
  let stored = initial;
  const saved: Variables[] = [];
  const removed: Variables[] = [];
  const store = (
    lockVersion: unknown,
    valueOf: (name: string) => string,
    status: TranslationDetail['status'],
  ) => {
    if (lockVersion !== stored.lockVersion) throw { code: 'CONFLICT', conflict };
    const fields = stored.fields.map((field) => ({ ...field, translation: valueOf(field.name) }));
    stored = { ...stored, fields, status, lockVersion: stored.lockVersion + 1 };
    return stored;
  };
  return {
    saved,
    removed,
    /** Saves as another operator. */
    saveElsewhere: (name: string, translation: string) => {
      const fields = stored.fields.map((field) => (field.name === name ? { ...field, translation } : field));
      stored = { ...stored, fields, lockVersion: stored.lockVersion + 1 };
    },
    changeOriginal: (originalVersion: string) => {
      stored = { ...stored, originalVersion };
    },
    responses: {
      ...listWith(),
      GetContentTranslation: () => ({ contentTranslation: stored }),
      SaveContentTranslation: (variables: Variables) => {
        const input = variables.input as {
          lockVersion: number;
          originalVersion: string;
          fields: { name: string; value: string }[];
        };
        const result = store(
          input.lockVersion,
          (name) => input.fields.find((field) => field.name === name)?.value ?? '',
          input.originalVersion === stored.originalVersion ? 'Complete' : 'Outdated',
        );
        saved.push(variables.input as Variables);
        return { saveContentTranslation: result };
      },
      RemoveContentTranslation: (variables: Variables) => {
        const result = store(variables.lockVersion, () => '', 'Missing');
        removed.push(variables);
        return { removeContentTranslation: result };
      },
    },
  };
}

const renderEditor = (
  responses: Parameters<typeof renderScreen>[1],
  path = 'plan/p1/de',
  options: RenderOptions = {},
) =>
  renderScreen(<TranslationScreen />, responses, {
    path: `${listPath}/${path}`,
    route: `${listPath}/:kind/:key/:language`,
    ...options,
  });

const findField = (name: string) => screen.findByRole('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Save translation' });

describe('TranslationScreen', () => {
  test('shows each original beside its translation, and saves all fields', async () => {
    const { saved, responses } = mockEditor(detailWith());
    const requested: Variables[] = [];
    const { user } = renderEditor({
      ...responses,
      GetContentTranslation: (variables: Variables) => {
        requested.push(variables);
        return responses.GetContentTranslation();
      },
    });
    expect(await findField('Name (German)')).toHaveValue('Premium DE');
    expect(requested[0]).toEqual({ kind: 'Plan', key: 'p1', language: 'de' });
    const heading = screen.getByRole('heading', { level: 1, name: 'Premium (German)' });
    expect(within(heading).getByText('Premium')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Last saved: Jan 30, 2026 by Ann')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Features (English)' })).toHaveTextContent('Sauna Pool');
    expect(saveButton()).toBeDisabled();

    await pasteInto(user, screen.getByRole('textbox', { name: 'Description (German)' }), 'Alle Kurse ');
    await user.type(screen.getByRole('textbox', { name: 'Features (German)' }), 'Sauna{Enter}Becken');
    await user.click(saveButton());
    await waitFor(() => expect(saveButton()).toBeDisabled());
    expect(saved).toEqual([
      {
        ...{ kind: 'Plan', key: 'p1', language: 'de', lockVersion: 2, originalVersion: '7' },
        fields: [
          { name: 'name', value: 'Premium DE' },
          { name: 'description', value: 'Alle Kurse' },
          { name: 'features', value: 'Sauna\nBecken' },
        ],
      },
    ]);
    expect(screen.getByText('Complete')).toBeInTheDocument();
  });

  test('bases the next save on the saved version', async () => {
    const { saved, responses } = mockEditor(detailWith());
    const { user } = renderEditor(responses);
    await pasteInto(user, await findField('Description (German)'), 'Kurse');
    await user.click(saveButton());
    await waitFor(() => expect(saveButton()).toBeDisabled());
    await pasteInto(user, screen.getByRole('textbox', { name: 'Description (German)' }), '!');
    await user.click(saveButton());
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]).toMatchObject({ lockVersion: 3 });
  });

  test('keeps what is typed while a save is running', async () => {
    const { saved, responses } = mockEditor(termsDetail);
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { user } = renderEditor(
      {
        ...responses,
        SaveContentTranslation: async (variables: Variables) => {
          await isReleased;
          return responses.SaveContentTranslation(variables);
        },
      },
      'legal-page/terms/ar',
    );
    const title = await findField('Title (Arabic)');
    await user.type(title, 'A ');
    await user.click(saveButton());
    await user.type(title, 'B');
    await user.click(screen.getByRole('button', { name: 'Insert variable' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Company name Acme' }));
    release();
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(saveButton()).toBeEnabled());
    expect(title).toHaveValue('A B');
    await user.click(saveButton());
    await waitFor(() => expect(saveButton()).toBeDisabled());
    expect(saved).toMatchObject([
      { lockVersion: 2, fields: [{ value: 'A' }, { value: '<p>قديم</p>' }] },
      { lockVersion: 3, fields: [{ value: 'A B' }, { value: expect.stringContaining('{{company}}') }] },
    ]);
  });

  test('offers to copy the original until the translation has a text', async () => {
    const { user } = renderEditor(mockEditor(detailWith()).responses);
    const description = await findField('Description (German)');
    expect(screen.queryByRole('button', { name: 'Copy original: Name' })).toBeNull();
    await user.type(description, 'A');
    expect(screen.queryByRole('button', { name: 'Copy original: Description' })).toBeNull();
    await user.clear(description);
    expect(screen.getByRole('button', { name: 'Copy original: Description' })).toBeInTheDocument();
  });

  test('copies an original that stays the same', async () => {
    const fields = termsDetail.fields.map((field) => ({ ...field, translation: '' }));
    const { saved, responses } = mockEditor({ ...termsDetail, fields });
    const { user } = renderEditor(responses, 'legal-page/terms/ar');
    await user.click(await screen.findByRole('button', { name: 'Copy original: Title' }));
    expect(screen.getByRole('textbox', { name: 'Title (Arabic)' })).toHaveValue('Terms');
    await user.click(screen.getByRole('button', { name: 'Copy original: Text' }));
    expect(await findField('Text (Arabic)')).toHaveTextContent('You pay {{company}}.');
    await user.click(saveButton());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({
      fields: [
        { name: 'title', value: 'Terms' },
        { name: 'html', value: '<p>You pay {{company}}.</p>' },
      ],
    });
  });

  test('writes Arabic from right to left beside an English original', async () => {
    renderEditor(mockEditor(termsDetail).responses, 'legal-page/terms/ar');
    for (const name of ['Title (Arabic)', 'Text (Arabic)']) {
      const field = await findField(name);
      expect(field).toHaveAttribute('dir', 'rtl');
      expect(field).toHaveAttribute('lang', 'ar');
    }
    const original = screen.getByText('You pay {{company}}.').closest('[lang]');
    expect(original).toHaveAttribute('lang', 'en');
    expect(original).toHaveAttribute('dir', 'ltr');
  });

  test('starts an empty text in the direction of its language', async () => {
    const fields = [{ name: 'html', original: '<p>Text</p>', translation: '' }];
    renderEditor(mockEditor({ ...termsDetail, fields }).responses, 'legal-page/terms/ar');
    const text = await findField('Text (Arabic)');
    expect(text.querySelector('p')).not.toHaveAttribute('dir');
  });

  test('inserts variables into the text', async () => {
    const { saved, responses } = mockEditor(termsDetail);
    const { user } = renderEditor(responses, 'legal-page/terms/ar');
    await findField('Text (Arabic)');
    await user.click(screen.getByRole('button', { name: 'Insert variable' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Company name Acme' }));
    await user.click(saveButton());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.stringify(saved[0])).toContain('{{company}}');
  });

  test('shows a refused field with its message and keeps what was typed', async () => {
    const { user } = renderEditor(
      {
        ...mockEditor(termsDetail).responses,
        SaveContentTranslation: () => {
          const fields = { title: 'Use another title.', html: 'Unknown variable: {{compnay}}.' };
          throw { code: 'BAD_USER_INPUT', message: 'Use another title.', fields };
        },
      },
      'legal-page/terms/ar',
    );
    await pasteInto(user, await findField('Title (Arabic)'), 'شروط');
    await user.click(saveButton());
    const title = screen.getByRole('textbox', { name: 'Title (Arabic)' });
    await waitFor(() => expect(title).toHaveAccessibleDescription('Use another title.'));
    expect(title).toHaveValue('شروط');
    const text = screen.getByRole('textbox', { name: 'Text (Arabic)' });
    expect(text).toHaveAccessibleDescription('Unknown variable: {{compnay}}.');
    expect(text).toBeInvalid();
    expect(saveButton()).toBeEnabled();
  });

  test('moves the focus to a refused text', async () => {
    const { user } = renderEditor(
      {
        ...mockEditor(termsDetail).responses,
        SaveContentTranslation: () => {
          throw { code: 'BAD_USER_INPUT', fields: { html: 'Unknown variable: {{compnay}}.' } };
        },
      },
      'legal-page/terms/ar',
    );
    await pasteInto(user, await findField('Title (Arabic)'), 'شروط');
    await user.click(saveButton());
    await waitFor(async () => expect(await findField('Text (Arabic)')).toHaveFocus());
  });

  test('rejects a translation above the limit of its original without sending it', async () => {
    const { saved, responses } = mockEditor(detailWith());
    const { user } = renderEditor(responses);
    const name = await findField('Name (German)');
    await pasteInto(user, name, 'x'.repeat(60));
    await user.click(saveButton());
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter at most 64 characters.'));
    expect(saved).toEqual([]);
  });

  describe('after another operator saved first', () => {
    async function renderConflict() {
      const editor = mockEditor(detailWith());
      const page = renderEditor(editor.responses);
      await pasteInto(page.user, await findField('Description (German)'), 'Meine');
      editor.saveElsewhere('description', 'Ihre');
      await page.user.click(saveButton());
      expect(await screen.findByText(/^Sam saved changes on/)).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Description (German)' })).toHaveValue('Meine');
      return { ...page, ...editor };
    }

    test('keeps what was typed, and can load the other version', async () => {
      const { user, saved } = await renderConflict();
      await user.click(screen.getByRole('button', { name: 'Use their version' }));
      expect(screen.getByRole('textbox', { name: 'Description (German)' })).toHaveValue('Ihre');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(saved).toEqual([]);
    });

    test('can overwrite the other version', async () => {
      const { user, saved } = await renderConflict();
      await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
      await waitFor(() => expect(saved).toMatchObject([{ lockVersion: 3 }]));
      expect(screen.queryByText(/^Sam saved changes on/)).toBeNull();
      expect(screen.getByRole('textbox', { name: 'Description (German)' })).toHaveValue('Meine');
    });

    test('marks an overwrite as outdated if the original changed too', async () => {
      const { user, saved, changeOriginal } = await renderConflict();
      changeOriginal('8');
      await user.click(saveButton());
      expect(await screen.findByText(/^Sam saved changes on/)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
      await waitFor(() => expect(saved).toMatchObject([{ lockVersion: 3, originalVersion: '7' }]));
      expect(await screen.findByText(/the original has changed in the meantime/)).toBeInTheDocument();
      expect(screen.getByText('Outdated')).toBeInTheDocument();
      await user.click(saveButton());
      await waitFor(() => expect(saved[1]).toMatchObject({ lockVersion: 4, originalVersion: '8' }));
    });

    test('removes nothing, and shows the conflict in the form', async () => {
      const { responses, removed, saveElsewhere } = mockEditor(detailWith());
      const { user } = renderEditor(responses);
      await user.click(await screen.findByRole('button', { name: 'Remove translation' }));
      saveElsewhere('name', 'Ihr');
      await user.click(
        within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove translation' }),
      );
      expect(await screen.findByText(/^Sam saved changes on/)).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(removed).toEqual([]);
    });
  });

  test('removes the translation after a confirmation', async () => {
    const { removed, responses } = mockEditor(termsDetail);
    const { user } = renderEditor(responses, 'legal-page/terms/ar');
    await user.click(await screen.findByRole('button', { name: 'Remove translation' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove the Arabic translation?' });
    expect(removed).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove translation' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removed).toEqual([{ kind: 'LegalPage', key: 'terms', language: 'ar', lockVersion: 2 }]);
    expect(await findField('Text (Arabic)')).toHaveTextContent(/^$/);
    expect(screen.queryByRole('button', { name: 'Remove translation' })).toBeNull();
  });

  test('asks before a link discards unsaved changes', async () => {
    const { user, currentPath } = renderEditor(mockEditor(detailWith()).responses);
    await pasteInto(user, await findField('Description (German)'), 'Kurse');
    await user.click(screen.getByRole('link', { name: 'All translations' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(currentPath()).toBe(`${listPath}/plan/p1/de`);
    expect(screen.getByRole('textbox', { name: 'Description (German)' })).toHaveValue('Kurse');
  });

  test('links to the closest texts that need a translation in the language', async () => {
    const { responses } = mockEditor(detailWith({ language: 'ar' }));
    renderEditor(responses, 'plan/p1/ar');
    expect(await screen.findByRole('link', { name: 'Previous open text' })).toHaveAttribute(
      'href',
      `${listPath}/brand/theme/ar`,
    );
    expect(screen.getByRole('link', { name: 'Next open text' })).toHaveAttribute(
      'href',
      `${listPath}/legal-page/terms/ar`,
    );
  });

  describe('on a phone', () => {
    afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

    test('keeps the links to other texts out of the sticky bar', async () => {
      window.matchMedia = (media) =>
        Object.assign(new EventTarget(), {
          media,
          matches: media.includes('max-width'),
          onchange: null,
          addListener: () => undefined,
          removeListener: () => undefined,
        });
      renderEditor(mockEditor(detailWith()).responses);
      const next = await screen.findByRole('link', { name: 'Next open text' });
      expect(saveButton().parentElement).not.toContainElement(next);
    });
  });

  test('opens the next text with its own values', async () => {
    const details = [
      detailWith(),
      detailWith({ ...termsDetail, kind: 'QuickGuide', key: 'g1', language: 'de' }),
    ];
    const { user } = renderEditor({
      ...listWith(),
      GetContentTranslation: ({ kind }: Variables) => ({
        contentTranslation: details.find((detail) => detail.kind === kind),
      }),
    });
    await user.click(await screen.findByRole('link', { name: 'Next open text' }));
    expect(await findField('Title (German)')).toHaveValue('');
    expect(await findField('Text (German)')).toHaveTextContent('قديم');
  });

  test.each([
    ['plan/p1/de', detailWith({ status: 'Outdated' }), /The next deployment still publishes the translation/],
    [
      'legal-page/terms/ar',
      detailWith({ ...termsDetail, status: 'Outdated' }),
      /The next deployment publishes the original only/,
    ],
  ])(
    'states what a deployment publishes while it is outdated, until it is saved again: %s',
    async (path, detail, text) => {
      const { saved, responses } = mockEditor(detail);
      const { user } = renderEditor(responses, path);
      expect(await screen.findByRole('region', { name: 'The original has changed' })).toHaveTextContent(text);
      await user.click(saveButton());
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(screen.queryByRole('region', { name: 'The original has changed' })).toBeNull();
    },
  );

  test('is read-only unless the company is Active', async () => {
    renderEditor(mockEditor(termsDetail).responses, 'legal-page/terms/ar', {
      operator: { whiteLabelledCustomer: { status: 'Cancelled' } },
    });
    expect(await screen.findByRole('group', { name: 'Text (Arabic)' })).toHaveTextContent('قديم');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each(['plan/unknown/de', 'client/p1/de'])(
    'links to the list when there is no text at %s',
    async (path) => {
      renderEditor(
        {
          GetContentTranslation: () => {
            throw { code: 'NOT_FOUND' };
          },
        },
        path,
      );
      expect(await screen.findByText('Translation not found')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'All translations' })).toHaveAttribute('href', listPath);
    },
  );
});
