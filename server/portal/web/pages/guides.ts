import { notFound } from '../../../lib/errors';
import { renderText, toVariableValues } from '../../../brand';
import { htmlResponse, type PortalResponse } from '../responses';
import { html } from '../html';
import { prose } from '../prose';
import { page } from '../layout';
import { openGuides } from '../openGuides';
import type { PortalRequest } from '../portalRequest';
import { loadGuideHtml } from '../web.repository';
import { guideLinks } from './guideList';

export function guidesPage(request: PortalRequest): PortalResponse {
  const guides = openGuides(request);
  return htmlResponse(
    page({
      request,
      title: 'Guides',
      main: html`<div class="wide">
        <h1>Guides</h1>
        ${guides.length > 0 ? guideLinks(guides, 2) : html`<p class="lead">There are no guides yet.</p>`}
      </div>`,
    }),
  );
}

/** Renders a guide. Throws `NOT_FOUND` for a guide that is not open to the visitor. */
export async function guidePage(request: PortalRequest): Promise<PortalResponse> {
  const { services, companyId, params, snapshot } = request;
  const guide = openGuides(request).find(({ pathname }) => pathname === params.pathname);
  const source =
    guide &&
    (await services.database.inCompany(companyId, (db) =>
      loadGuideHtml(db, companyId, guide.id, guide.version),
    ));
  if (!guide || source === undefined) throw notFound('guide');
  const { company, branding } = snapshot;
  const content = await renderText(companyId, source, toVariableValues(company, branding.title, null));
  return htmlResponse(
    page({
      request,
      title: guide.title,
      description: guide.summary || undefined,
      main: html`<article class="narrow">
        <p class="small"><a href="/guides">All guides</a></p>
        <h1 dir="auto">${guide.title}</h1>
        ${guide.summary && html`<p class="lead" dir="auto">${guide.summary}</p>`} ${prose(content)}
      </article>`,
    }),
  );
}
