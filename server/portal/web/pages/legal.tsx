import { notFound } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import { Trans } from '../../../lib/i18n/Trans';
import { calendarDayText } from '../../../lib/localeText';
import { langOf, renderText, type SnapshotLegalPage, toVariableValues } from '../../../brand';
import { Page, Prose } from '../layout';
import type { PortalRequest } from '../portalRequest';
import { htmlResponse, type PortalResponse } from '../responses';
import { snapshotPage } from '../routes';
import { loadLegalHtml } from '../web.repository';

const VersionLine = ({ version, effectiveOn }: SnapshotLegalPage) => (
  <Trans
    message="Version {version}, effective <time>{date}</time>"
    values={{ version, date: calendarDayText(effectiveOn) }}
    elements={{ time: <time dateTime={effectiveOn} /> }}
  />
);

function legalListPage(request: PortalRequest): PortalResponse {
  const { legalPages } = request.snapshot;
  return htmlResponse(
    <Page request={request} title={t('Legal')}>
      <div className="narrow">
        <h1>{t('Legal')}</h1>
        {legalPages.length > 0 ? (
          <ul className="list">
            {legalPages.map((legal) => (
              <li key={legal.pathname}>
                <a href={`/legal/${legal.pathname}`}>
                  <bdi lang={langOf(legal, 'title')}>{legal.title}</bdi>
                </a>
                <br />
                <span className="small muted">
                  <VersionLine {...legal} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="lead">{t('No legal pages yet.')}</p>
        )}
      </div>
    </Page>,
  );
}

async function legalPage(request: PortalRequest): Promise<PortalResponse> {
  const { services, companyId, params, snapshot } = request;
  const legal = snapshot.legalPages.find(({ pathname }) => pathname === params.pathname);
  const source =
    legal && (await services.database.inCompany(companyId, (db) => loadLegalHtml(db, companyId, legal)));
  if (!legal || !source) throw notFound();
  const { company, branding } = snapshot;
  const content = await renderText(
    companyId,
    source,
    toVariableValues(company, branding.title, legal.effectiveOn),
  );
  return htmlResponse(
    <Page
      request={request}
      title={legal.title}
      description={t('{page} of {company}.', { page: legal.title, company: branding.title })}
    >
      <article className="narrow">
        <h1 dir="auto" lang={langOf(legal, 'title')}>
          {legal.title}
        </h1>
        <p className="muted">
          <VersionLine {...legal} />
        </p>
        <Prose sanitizedHtml={content} lang={langOf(legal, 'translationVersion')} />
      </article>
    </Page>,
  );
}

export const legalRoutes = [
  snapshotPage('/legal', legalListPage),
  snapshotPage('/legal/:pathname', legalPage),
];
