import {
  defaultLanguage,
  findLanguage,
  type Language,
  languageOrDefault,
  portalLanguage,
} from '../../../contract/languages';
import { newCookie, readCookie } from '../../lib/cookies';
import { languageParameter, type Settings } from '../../platform';
import type { PortalSnapshot } from '../../brand';
import type { PortalRequest } from './portalRequest';

const cookieName = 'language';
const tagPattern = /^[A-Za-z-]{2,35}$/;
const yearSeconds = 365 * 24 * 3600;

export const offeredLanguages = ({ company }: PortalSnapshot) => ({
  languages: (company.languages ?? [defaultLanguage]).map(languageOrDefault),
  defaultLanguage: company.defaultLanguage ?? defaultLanguage,
});

/** Returns the language that a request chooses with the switch, if the portal offers it, else null. */
export const requestedLanguage = ({ snapshot, query }: Pick<PortalRequest, 'snapshot' | 'query'>) =>
  findLanguage([query.get(languageParameter) ?? ''], offeredLanguages(snapshot).languages);

export const readLanguageCookie = (settings: Settings, header: string | undefined): string | null =>
  readCookie(settings, cookieName, tagPattern, header);

export const languageCookie = (settings: Settings, language: string): string =>
  newCookie(settings, cookieName, language, { maxAgeSeconds: yearSeconds });

/**
 * Returns the language of the response: the chosen one, else the client's, else the first offered one that
 * the browser prefers, else the portal's default.
 */
export function languageOf(request: PortalRequest): Language {
  const { chosenLanguage, session, preferredLanguages, snapshot } = request;
  const preferences = [chosenLanguage, session?.language].flatMap((tag) => tag ?? []);
  return portalLanguage([...preferences, ...preferredLanguages], offeredLanguages(snapshot));
}
