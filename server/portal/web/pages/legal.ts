import { notFound } from '../../../lib/errors';
import { calendarDayText } from '../../../lib/localeText';
import { renderText, type SnapshotLegalPage, toVariableValues } from '../../../brand';
import { htmlResponse, type PortalResponse } from '../responses';
import { html, type Html } from '../html';
import { prose } from '../prose';
import { page } from '../layout';
import type { PortalRequest } from '../portalRequest';
import { loadLegalHtml } from '../web.repository';

const versionLine = ({ version, effectiveOn }: SnapshotLegalPage): Html =>
  html`Version ${version}, in force from
    <time datetime="${effectiveOn}">${calendarDayText(effectiveOn)}</time>`;

export function legalListPage(request: PortalRequest): PortalResponse {
  const { legalPages } = request.snapshot;
  const item = (legal: SnapshotLegalPage): Html =>
    html`<li dir="auto">
      <a href="/legal/${legal.pathname}">${legal.title}</a><br />
      <span class="small muted">${versionLine(legal)}</span>
    </li>`;
  return htmlResponse(
    page({
      request,
      title: 'Legal',
      main: html`<div class="narrow">
        <h1>Legal</h1>
        ${
          legalPages.length > 0
            ? html`<ul class="list">
                ${legalPages.map(item)}
              </ul>`
            : html`<p class="lead">There is nothing here yet.</p>`
        }
      </div>`,
    }),
  );
}

export async function legalPage(request: PortalRequest): Promise<PortalResponse> {
  const { services, companyId, params, snapshot } = request;
  const legal = snapshot.legalPages.find(({ pathname }) => pathname === params.pathname);
  const source =
    legal &&
    (await services.database.inCompany(companyId, (db) =>
      loadLegalHtml(db, companyId, legal.pathname, legal.version),
    ));
  if (!legal || source === undefined) throw notFound('page');
  const { company, branding } = snapshot;
  const content = await renderText(
    companyId,
    source,
    toVariableValues(company, branding.title, legal.effectiveOn),
  );
  return htmlResponse(
    page({
      request,
      title: legal.title,
      description: `${legal.title} of ${branding.title}.`,
      main: html`<article class="narrow">
        <h1 dir="auto">${legal.title}</h1>
        <p class="muted">${versionLine(legal)}</p>
        ${prose(content)}
      </article>`,
    }),
  );
}
