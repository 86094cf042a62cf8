import { i18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import { defaultLanguage, directionOf, findLanguage, type Language, languages } from '@contract/languages';
import { messageLocale } from './localeSettings';

const oppositeLetters = { ltr: /[\u0590-\u08FF]/, rtl: /(?![\u0590-\u08FF])\p{L}/u } as const;

type MessageValues = Readonly<Record<string, unknown>>;

/** Isolates texts of the other direction, so that a name does not reorder the sentence that contains it. */
const isolateNames = (values: MessageValues = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && oppositeLetters[directionOf(i18n.locale)].test(value)
        ? `\u2068${value}\u2069`
        : value,
    ]),
  );

const translate = i18n.t;
i18n.t = i18n._ = (message: MessageDescriptor | string, values?: MessageValues, options?: MessageOptions) =>
  typeof message === 'string'
    ? translate(message, isolateNames(values), options)
    : translate({ ...message, values: isolateNames(message.values) });

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
  const language = i18n.locale;
  i18n.load(language, await importCatalog(language, catalog));
  if (i18n.locale !== language) await load(catalog);
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

function activate(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  i18n.activate(language, [messageLocale(language)]);
}

const storageKey = 'livery.language';

function storedLanguage(): string[] {
  try {
    return [localStorage.getItem(storageKey)].flatMap((language) => language ?? []);
  } catch {
    return [];
  }
}

function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage, the browser's language applies at the next visit.
  }
}

/**
 * Activates the language that was last used in this browser, or else the browser's, before any messages are
 * loaded.
 */
export function activateBrowserLanguage(): void {
  activate(findLanguage([...storedLanguage(), ...navigator.languages], languages) ?? defaultLanguage);
}

let lastChange = 0;

/**
 * Shows the console in another language, without a reload, and remembers it in this browser. Does nothing if
 * another change starts meanwhile. Rejects if the messages cannot be loaded.
 */
export async function changeLanguage(language: Language): Promise<void> {
  const change = ++lastChange;
  for (let loaded = -1; loaded !== catalogs.size;) {
    loaded = catalogs.size;
    const messages = await Promise.all(
      [...catalogs.keys()].map((catalog) => importCatalog(language, catalog)),
    );
    for (const part of messages) i18n.load(language, part);
  }
  if (change !== lastChange) return;
  storeLanguage(language);
  activate(language);
}
