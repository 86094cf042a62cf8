import { t } from '../../../lib/i18n/i18n';
import { Trans } from '../../../lib/i18n/Trans';
import { Page } from '../layout';
import { EmailLink } from '../links';
import { PlanCards } from '../planCards';
import type { PortalRequest } from '../portalRequest';
import { htmlResponse, type PortalResponse } from '../responses';
import { snapshotPage } from '../routes';

function plansPage(request: PortalRequest): PortalResponse {
  const { plans, branding } = request.snapshot;
  return htmlResponse(
    <Page
      request={request}
      title={t('Plans')}
      description={t('Plans and prices of {company}.', { company: branding.title })}
    >
      <section className="wide middle">
        <h1>{t('Plans')}</h1>
        {plans.length > 0 ? (
          <>
            <p className="lead">{t('Choose the plan that fits you.')}</p>
            <PlanCards request={request} plans={plans} heading="h2" />
          </>
        ) : (
          <p className="lead">{t('No plans are available right now.')}</p>
        )}
      </section>
      <section className="narrow middle">
        <h2>{t('Questions?')}</h2>
        <p>
          <Trans message="Contact <email/>." elements={{ email: <EmailLink {...request} /> }} />
        </p>
      </section>
    </Page>,
  );
}

export const plansRoute = snapshotPage('/plans', plansPage);
