import { i18n, type Messages } from '@lingui/core';
import { defaultLanguage, directionOf, findLanguage, languages } from '@contract/languages';
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

const catalogs = new Map<Catalog, Promise<void>>();

async function load(catalog: Catalog): Promise<void> {
  i18n.load(i18n.locale, await importCatalog(i18n.locale, catalog));
}

/** Loads messages in the active language. Rejects if they cannot be loaded; the next call then tries again. */
export function loadCatalog(catalog: Catalog): Promise<void> {
  const known = catalogs.get(catalog);
  if (known) return known;
  const loading = load(catalog);
  catalogs.set(catalog, loading);
  loading.catch(() => catalogs.delete(catalog));
  return loading;
}

/** Resolves to a module once the messages of its screen are loaded too. */
export async function withMessages<Module>(catalog: Catalog, module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadCatalog(catalog)]);
  return loaded;
}

/** Activates the browser's language, before any messages are loaded. */
export function activateBrowserLanguage(): void {
  const language = findLanguage(navigator.languages, languages) ?? defaultLanguage;
  i18n.activate(language, [messageLocale(language)]);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
