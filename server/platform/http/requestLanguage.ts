import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import Negotiator from 'negotiator';
import { defaultLanguage, findLanguage, type Language, languages } from '../../../contract/languages';
import { inLanguage } from '../../lib/i18n/i18n';

/** Returns the offered language that the sender prefers. */
export const requestLanguage = (
  headers: IncomingHttpHeaders,
  offered: readonly Language[] = languages,
): Language => findLanguage(new Negotiator({ headers }).languages(), offered) ?? defaultLanguage;

/** Answers each request in its language. */
export function useRequestLanguage(app: FastifyInstance): void {
  const enter = ({ headers }: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void =>
    inLanguage(requestLanguage(headers), done);
  app.addHook('onRequest', enter);
  // Reading the body leaves the context of `onRequest`.
  app.addHook('preValidation', enter);
}
