import { DomainError } from '../errors';
import { toErrorResponse } from '../http/errorResponse';
import type { SiteAnswer } from './answers';
import type { KeptAnswers } from './keptAnswers';
import { failedPage, foreignForm, notFoundPage, refusedPage } from './pages/problems';
import { logOf } from './refusalLog';
import type { Accounts, SiteRequest, SiteRoute } from './siteRequest';

async function withSession(accounts: Accounts, site: SiteRequest): Promise<SiteRequest> {
  const { services, companyId, sessionToken } = site;
  if (sessionToken === null) return site;
  return { ...site, session: await accounts.sessionOf(services, companyId, sessionToken) };
}

async function makeAnswer(
  accounts: Accounts,
  kept: KeptAnswers | null,
  route: SiteRoute,
  site: SiteRequest,
): Promise<SiteAnswer> {
  const isAsked = site.sessionToken !== null && route.kept !== 'ForEverybody';
  const first = isAsked && (await accounts.firstOf(site, route));
  if (first) return first;
  if (!kept || !route.kept || (route.kept === 'ForVisitors' && site.session)) return route.answer(site);
  return kept.get(route, site) ?? kept.keep(route, site, await route.answer(site));
}

function asPage(error: unknown, site: SiteRequest): SiteAnswer {
  const { status, message, retryAfterSeconds } = toErrorResponse(error, logOf(site));
  if (!(error instanceof DomainError)) return failedPage(site);
  if (error.code === 'NOT_FOUND') return notFoundPage(site);
  const refused = refusedPage(site, status, message);
  return retryAfterSeconds
    ? { ...refused, headers: { ...refused.headers, 'retry-after': String(retryAfterSeconds) } }
    : refused;
}

/** What a company's site says to a request, its refusals and failures included. */
export async function answerPage(
  accounts: Accounts,
  kept: KeptAnswers | null,
  route: SiteRoute | null,
  asked: SiteRequest,
  sentFrom: string | undefined,
): Promise<SiteAnswer> {
  let site = asked;
  try {
    if (route?.kept !== 'ForEverybody') site = await withSession(accounts, asked);
    if (!route) return notFoundPage(site);
    // A sibling's site counts as the same one for cookies: only the origin tells them apart.
    if (route.method === 'POST' && sentFrom !== site.origin) {
      logOf(site).info({ code: 'FORBIDDEN' }, 'a call was refused');
      return foreignForm(site);
    }
    return await makeAnswer(accounts, kept, route, site);
  } catch (error) {
    return asPage(error, site);
  }
}
