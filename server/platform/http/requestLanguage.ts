import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import Negotiator from 'negotiator';
import { defaultLanguage, findLanguage, languages } from '../../../contract/languages';
import { inLocale } from '../../lib/i18n/i18n';

/** The query parameter that overrides `Accept-Language`, for links that browsers open. */
export const languageParameter = 'lang';

/** Returns the languages that the sender of a request prefers, as BCP 47 tags in descending order. */
export function preferredLanguages({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): string[] {
  const chosen: unknown = Object(query)[languageParameter];
  return [...(typeof chosen === 'string' ? [chosen] : []), ...new Negotiator({ headers }).languages()];
}

/** Returns a request's first preference in an offered language. */
const requestLocale = (request: FastifyRequest): string =>
  preferredLanguages(request).find((tag) => findLanguage([tag], languages)) ?? defaultLanguage;

/** Answers each request in its language and region. */
export function useRequestLanguage(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void =>
    inLocale(requestLocale(request), done);
  app.addHook('onRequest', enter);
  // Reading the body leaves the context of `onRequest`.
  app.addHook('preValidation', enter);
}
