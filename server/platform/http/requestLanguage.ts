import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import Negotiator from 'negotiator';
import { defaultLanguage, findLanguage, type Language, languages } from '../../../contract/languages';
import { inLanguage } from '../../lib/i18n/i18n';

/** The query parameter that overrides `Accept-Language`, for links that browsers open. */
export const languageParameter = 'lang';

/** Returns the languages that the sender of a request prefers, as BCP 47 tags in descending order. */
export function preferredLanguages({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): string[] {
  const chosen: unknown = Object(query)[languageParameter];
  return [...(typeof chosen === 'string' ? [chosen] : []), ...new Negotiator({ headers }).languages()];
}

const requestLanguage = (request: FastifyRequest): Language =>
  findLanguage(preferredLanguages(request), languages) ?? defaultLanguage;

/** Answers each request in its language. */
export function useRequestLanguage(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void =>
    inLanguage(requestLanguage(request), done);
  app.addHook('onRequest', enter);
  // Reading the body leaves the context of `onRequest`.
  app.addHook('preValidation', enter);
}
