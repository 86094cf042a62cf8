import { Page } from '../layout';
import { EmailLink } from '../links';
import { PlanCards } from '../planCards';
import type { PortalRequest } from '../portalRequest';
import { htmlResponse, type PortalResponse } from '../responses';
import { snapshotPage } from '../routes';

function plansPage(request: PortalRequest): PortalResponse {
  const { plans, branding } = request.snapshot;
  return htmlResponse(
    <Page request={request} title="Plans" description={`The plans of ${branding.title} and what they cost.`}>
      <section className="wide middle">
        <h1>Plans</h1>
        {plans.length > 0 ? (
          <>
            <p className="lead">Choose what suits you.</p>
            <PlanCards request={request} plans={plans} heading="h2" />
          </>
        ) : (
          <p className="lead">There are no plans to choose from at the moment.</p>
        )}
      </section>
      <section className="narrow middle">
        <h2>Questions?</h2>
        <p>
          Write to <EmailLink {...request} />.
        </p>
      </section>
    </Page>,
  );
}

export const plansRoute = snapshotPage('/plans', plansPage);
