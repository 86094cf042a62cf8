import { notFound } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import { langOf, renderText, toVariableValues } from '../../../brand';
import { GuideLinks, openGuides } from '../guideLinks';
import { Page, Prose } from '../layout';
import type { PortalRequest } from '../portalRequest';
import { htmlResponse, type PortalResponse } from '../responses';
import { snapshotPage } from '../routes';
import { loadGuideHtml } from '../web.repository';

function guidesPage(request: PortalRequest): PortalResponse {
  const guides = openGuides(request);
  return htmlResponse(
    <Page request={request} title={t('Guides')}>
      <div className="wide">
        <h1>{t('Guides')}</h1>
        {guides.length > 0 ? (
          <GuideLinks guides={guides} heading="h2" />
        ) : (
          <p className="lead">{t('No guides yet.')}</p>
        )}
      </div>
    </Page>,
  );
}

/** Renders a guide. Throws `NOT_FOUND` for a guide that is not open to the visitor. */
async function guidePage(request: PortalRequest): Promise<PortalResponse> {
  const { services, companyId, params, snapshot } = request;
  const guide = openGuides(request).find(({ pathname }) => pathname === params.pathname);
  const source =
    guide && (await services.database.inCompany(companyId, (db) => loadGuideHtml(db, companyId, guide)));
  if (!guide || !source) throw notFound();
  const { company, branding } = snapshot;
  const content = await renderText(companyId, source, toVariableValues(company, branding.title, null));
  return htmlResponse(
    <Page request={request} title={guide.title} description={guide.summary || undefined}>
      <article className="narrow">
        <p className="small">
          <a href="/guides">{t('All guides')}</a>
        </p>
        <h1 dir="auto" lang={langOf(guide, 'title')}>
          {guide.title}
        </h1>
        {guide.summary && (
          <p className="lead" dir="auto" lang={langOf(guide, 'summary')}>
            {guide.summary}
          </p>
        )}
        <Prose sanitizedHtml={content} lang={langOf(guide, 'translationVersion')} />
      </article>
    </Page>,
  );
}

export const guideRoutes = [
  snapshotPage('/guides', guidesPage),
  snapshotPage('/guides/:pathname', guidePage),
];
