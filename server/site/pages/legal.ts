import { notFound } from '../../errors';
import { calendarDayText } from '../../lib/ownLanguage';
import { renderText } from '../../modules/content/contentPool';
import { valuesOf } from '../../modules/content/variables';
import type { SnapshotLegalPage } from '../../modules/deployments/snapshot';
import { shown, type SiteAnswer } from '../answers';
import { html, type Html } from '../html';
import { prose } from '../prose';
import { page } from '../layout';
import type { SiteRequest } from '../siteRequest';
import { legalHtml } from '../sql';

const inForce = ({ version, effectiveOn }: SnapshotLegalPage): Html =>
  html`Version ${version}, in force from
    <time datetime="${effectiveOn}">${calendarDayText(effectiveOn)}</time>`;

export function legalListPage(site: SiteRequest): SiteAnswer {
  const { legalPages } = site.snapshot;
  const item = (legal: SnapshotLegalPage): Html =>
    html`<li dir="auto">
      <a href="/legal/${legal.pathname}">${legal.title}</a><br />
      <span class="small muted">${inForce(legal)}</span>
    </li>`;
  return shown(
    page({
      site,
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

export async function legalPage(site: SiteRequest): Promise<SiteAnswer> {
  const { services, companyId, params, snapshot } = site;
  const legal = snapshot.legalPages.find(({ pathname }) => pathname === params.pathname);
  const words =
    legal &&
    (await services.database.inCompany(companyId, (db) =>
      legalHtml(db, companyId, legal.pathname, legal.version),
    ));
  if (!legal || words === undefined) throw notFound('page');
  const { company, branding } = snapshot;
  const content = await renderText(companyId, words, valuesOf(company, branding.title, legal.effectiveOn));
  return shown(
    page({
      site,
      title: legal.title,
      description: `${legal.title} of ${branding.title}.`,
      main: html`<article class="narrow">
        <h1 dir="auto">${legal.title}</h1>
        <p class="muted">${inForce(legal)}</p>
        ${prose(content)}
      </article>`,
    }),
  );
}
