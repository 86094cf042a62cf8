import { i18n, type Messages } from '@lingui/core';
import { defaultLanguage, directionOf, findLanguage, type Language, languages } from '@contract/languages';
import { messageLocale } from './localeSettings';

/** A part of the messages: the file `locales/<language>/<catalog>.po`. */
export type Catalog =
  | 'entry'
  | 'auth'
  | 'console'
  | 'add-ons'
  | 'analytics'
  | 'clients'
  | 'company-notice'
  | 'deployments'
  | 'go-live'
  | 'notifications'
  | 'onboarding'
  | 'payments'
  | 'settings'
  | 'test-clock'
  | 'white-label';

const importCatalog = async (language: string, catalog: Catalog): Promise<Messages> => {
  const { messages }: { messages: Messages } = await import(
    /* webpackExclude: /server\.po$/ */ `../../locales/${language}/${catalog}.po`
  );
  return messages;
};

/** The catalogs in use, and when they are loaded in the active language. */
const catalogs = new Map<Catalog, Promise<void>>();

async function loadInActiveLanguage(catalog: Catalog): Promise<void> {
  const language = i18n.locale;
  i18n.load(language, await importCatalog(language, catalog));
  // The language was switched meanwhile.
  if (i18n.locale !== language) await loadInActiveLanguage(catalog);
}

/** Loads messages in the active language. Rejects if they cannot be loaded; the next call then tries again. */
export function loadCatalog(catalog: Catalog): Promise<void> {
  const known = catalogs.get(catalog);
  if (known) return known;
  const loading = loadInActiveLanguage(catalog);
  catalogs.set(catalog, loading);
  loading.catch(() => catalogs.delete(catalog));
  return loading;
}

/** Resolves to a module once the messages of its screen are loaded too. */
export async function withMessages<Module>(catalog: Catalog, module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadCatalog(catalog)]);
  return loaded;
}

function activate(language: Language): void {
  i18n.activate(language, [messageLocale(language)]);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

/** Activates the browser's language, before any messages are loaded. */
export const activateBrowserLanguage = (): void =>
  activate(findLanguage(navigator.languages, languages) ?? defaultLanguage);

/**
 * Switches to a language once the messages in use are loaded in it. If they cannot be loaded, keeps the current
 * language and rejects.
 */
export async function switchLanguage(language: Language): Promise<void> {
  const messages = await Promise.all([...catalogs.keys()].map((catalog) => importCatalog(language, catalog)));
  i18n.load(language, Object.assign({}, ...messages));
  activate(language);
}
