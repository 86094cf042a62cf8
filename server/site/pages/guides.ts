import { notFound } from '../../errors';
import { renderText } from '../../modules/content/contentPool';
import { valuesOf } from '../../modules/content/variables';
import { shown, type SiteAnswer } from '../answers';
import { html } from '../html';
import { prose } from '../prose';
import { page } from '../layout';
import { openGuides } from '../openGuides';
import type { SiteRequest } from '../siteRequest';
import { guideHtml } from '../sql';
import { guideLinks } from './guideList';

export function guidesPage(site: SiteRequest): SiteAnswer {
  const guides = openGuides(site);
  return shown(
    page({
      site,
      title: 'Guides',
      main: html`<div class="wide">
        <h1>Guides</h1>
        ${guides.length > 0 ? guideLinks(guides, 2) : html`<p class="lead">There are no guides yet.</p>`}
      </div>`,
    }),
  );
}

/** One for other clients does not exist for this one. */
export async function guidePage(site: SiteRequest): Promise<SiteAnswer> {
  const { services, companyId, params, snapshot } = site;
  const guide = openGuides(site).find(({ pathname }) => pathname === params.pathname);
  const words =
    guide &&
    (await services.database.inCompany(companyId, (db) => guideHtml(db, companyId, guide.id, guide.version)));
  if (!guide || words === undefined) throw notFound('guide');
  const { company, branding } = snapshot;
  const content = await renderText(companyId, words, valuesOf(company, branding.title, null));
  return shown(
    page({
      site,
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
