import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '@/api/base';
import { searchDebounceMs } from '@/config/limits';
import type { ApiHandlers, StubError, Variables } from '@/testing/stubFetch';
import { passTime } from '@/testing/passTime';
import { renderScreen } from '@/testing/renderScreen';
import MarketingTemplatesScreen, { filterTemplates } from './MarketingTemplatesScreen';
import type { Template, TemplateDetail } from './templatesApi';
import { textSchema } from './textForm';

const templateOf = (overrides: Partial<Template> = {}): Template => ({
  ...{ slug: 'launch-post', name: 'Launch post', category: 'Social', description: 'For the first day.' },
  ...{ width: 1080, height: 1080, pages: 1, formats: ['Png', 'Pdf'], isFavorite: false, isEdited: false },
  previewUrl: '/marketing-templates/launch-post?token=saved',
  ...overrides,
});

const welcomeEmail = templateOf({
  slug: 'welcome',
  name: 'Welcome email',
  category: 'Email',
  formats: ['Html'],
});

const detailOf = (overrides: Partial<TemplateDetail> = {}): TemplateDetail => ({
  template: templateOf(),
  fields: [
    { key: 'headline', label: 'Headline', maxLength: 20, isMultiline: false, value: 'Open', default: 'Open' },
  ],
  lockVersion: 0,
  brand: { title: 'Northwind', colour: '#0B6796', hasLogo: true, portalUrl: null },
  ...{ editedByName: null, editedAt: null },
  ...overrides,
});

const files: Variables[] = [];
beforeEach(() => void files.splice(0));

const responses: ApiHandlers = {
  GetThemeSetup: () => ({
    themeSetup: { title: 'Northwind', colour: '#0B6796', haveLogosBeenUploaded: true },
  }),
  GetMarketingTemplates: () => ({ marketingTemplates: [templateOf(), welcomeEmail] }),
  GetMarketingTemplate: () => ({ marketingTemplate: detailOf() }),
  GetMarketingFile: (variables) => {
    files.push(variables);
    return { marketingFile: { url: `/marketing-templates/launch-post?token=t${files.length}` } };
  },
};

const openedTemplate = { path: '/?template=launch-post' };

test('the template gallery filters by category and search, and clears its filters on a click', async () => {
  const { user, currentPath } = renderScreen(<MarketingTemplatesScreen />, responses);
  expect(await screen.findByRole('heading', { name: 'Launch post' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Emails 1' }));
  expect(screen.queryByRole('heading', { name: 'Launch post' })).not.toBeInTheDocument();
  expect(currentPath()).toBe('/?category=Email');
  await user.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'nothing');
  expect(await screen.findByText('No matching templates')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('heading', { name: 'Welcome email' })).toBeInTheDocument();
});

test('the template gallery links to the branding screen when the logos are missing', async () => {
  renderScreen(<MarketingTemplatesScreen />, {
    ...responses,
    GetThemeSetup: () => ({
      themeSetup: { title: 'Northwind', colour: '#0B6796', haveLogosBeenUploaded: false },
    }),
  });
  expect(await screen.findByText('Logos missing')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upload logos' })).toHaveAttribute(
    'href',
    '/dashboard/white-label/branding',
  );
});

test('a favorite is reverted when saving it fails', async () => {
  const { user } = renderScreen(<MarketingTemplatesScreen />, {
    ...responses,
    SetMarketingFavorite: () => {
      throw { code: 'UNAVAILABLE' } satisfies StubError;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Launch post to favorites' }));
  expect(await screen.findByRole('button', { name: 'Add Launch post to favorites' })).toBeInTheDocument();
});

test('a changed favorite is kept when a list request sent before the change responds', async () => {
  let isFavorite = false;
  const pendingResponses: (() => void)[] = [];
  const { user, store, requests } = renderScreen(<MarketingTemplatesScreen />, {
    ...responses,
    async GetMarketingTemplates() {
      const list = { marketingTemplates: [templateOf({ isFavorite })] };
      if (requests.filter((name) => name === 'GetMarketingTemplates').length === 2) {
        await new Promise<void>((resolve) => pendingResponses.push(resolve));
      }
      return list;
    },
    SetMarketingFavorite: () => ({ setMarketingFavorite: (isFavorite = true) }),
  });
  await screen.findByRole('button', { name: 'Add Launch post to favorites' });
  act(() => void store.dispatch(api.util.invalidateTags(['MarketingTemplate'])));
  await waitFor(() => expect(pendingResponses).toHaveLength(1));

  await user.click(screen.getByRole('button', { name: 'Add Launch post to favorites' }));
  jest.useFakeTimers();
  pendingResponses.forEach((respond) => respond());
  await passTime(1000);
  expect(screen.getByRole('button', { name: 'Remove Launch post from favorites' })).toBeVisible();
});

test('the template editor previews, saves and resets the text', async () => {
  let saved: Variables = {};
  const edited = detailOf({
    ...{ template: templateOf({ isEdited: true }), lockVersion: 1, editedByName: 'Dana' },
    ...{ editedAt: '2026-01-01T10:00:00.000Z' },
    fields: [{ ...detailOf().fields[0]!, value: 'Own words' }],
  });
  let current = detailOf();
  const { user } = renderScreen(
    <MarketingTemplatesScreen />,
    {
      ...responses,
      GetMarketingTemplate: () => ({ marketingTemplate: current }),
      SaveMarketingText: (variables) => {
        saved = variables;
        current = edited;
        return { saveMarketingText: edited };
      },
      ResetMarketingText: () => {
        current = detailOf();
        return { resetMarketingText: current };
      },
    },
    openedTemplate,
  );
  const field = await screen.findByRole('textbox', { name: 'Headline' });
  expect(await screen.findByRole('img', { name: 'Preview of Launch post' })).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'Own words');
  await waitFor(() =>
    expect(files.at(-1)?.['input']).toMatchObject({ fields: [{ key: 'headline', value: 'Own words' }] }),
  );
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(saved['input']).toEqual({
      ...{ slug: 'launch-post', lockVersion: 0, fields: [{ key: 'headline', value: 'Own words' }] },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Reset text' }));
  const confirmation = await screen.findByRole('dialog', { name: 'Reset text of Launch post?' });
  await user.click(within(confirmation).getByRole('button', { name: 'Reset text' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue('Open'));
});

test('the template editor shows an error for invalid text and does not preview the text', async () => {
  const { user } = renderScreen(<MarketingTemplatesScreen />, responses, openedTemplate);
  const field = await screen.findByRole('textbox', { name: 'Headline' });
  jest.useFakeTimers();
  for (const [text, message] of [
    [', and so on and on and on', 'Enter at most 20 characters.'],
    [' {{unknown}}', /Unknown variable: \{\{unknown\}\}/],
  ] as const) {
    await user.tripleClick(field);
    await user.paste(text);
    expect(await screen.findByText(message)).toBeInTheDocument();
    await passTime(2 * searchDebounceMs);
  }
  expect(files).toHaveLength(1);
});

test('the download menu downloads the template in the selected format', async () => {
  const clickSpy = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderScreen(<MarketingTemplatesScreen />, responses, openedTemplate);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  await waitFor(() => expect(clickSpy).toHaveBeenCalled());
  expect(files.at(-1)?.['input']).toMatchObject({ slug: 'launch-post', format: 'Pdf' });
  clickSpy.mockRestore();
});

test.each([
  ['by category', { category: 'Email', search: '', isFavoritesOnly: false }, ['Welcome email']],
  ['by all words', { category: '', search: 'POST first', isFavoritesOnly: false }, ['Launch post']],
  [
    'by words that differ in case, width and accents',
    { category: '', search: ' ＰÓST   First ', isFavoritesOnly: false },
    ['Launch post'],
  ],
  ['by favorites', { category: '', search: '', isFavoritesOnly: true }, []],
])('filterTemplates filters %s', (_case, filter, names) => {
  const matches = filterTemplates([templateOf(), { ...welcomeEmail, description: 'Hello.' }], filter);
  expect(matches.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['{{title}} is open', true],
  ['{{ link }}', true],
  ['{{unknown}}', false],
])('textSchema accepts only known variables: for “%s”, success is %s', (headline, isValid) => {
  expect(textSchema(detailOf()).safeParse({ headline }).success).toBe(isValid);
});

test('the template editor keeps the text when both saving and reloading fail', async () => {
  let isDown = false;
  const { user } = renderScreen(
    <MarketingTemplatesScreen />,
    {
      ...responses,
      GetMarketingTemplate: () => {
        if (isDown) throw { code: 'BAD_USER_INPUT', message: 'Not to be read.' };
        return { marketingTemplate: detailOf() };
      },
      SaveMarketingText: () => {
        isDown = true;
        throw { code: 'CONFLICT', message: 'Another operator saved other text.' };
      },
    },
    openedTemplate,
  );
  const field = await screen.findByRole('textbox', { name: 'Headline' });
  await user.clear(field);
  await user.type(field, 'Own words');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('Not to be read.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue('Own words');
});
