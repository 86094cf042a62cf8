import { Fragment } from 'react';
import { t } from '../../../lib/i18n/i18n';
import { acceptAgreements, agreementText, pendingAgreements } from '../../accounts/agreements';
import type { SnapshotLegalPage } from '../../../brand';
import { Checkbox, Form, HiddenField } from '../forms';
import { StandalonePage } from '../layout';
import { formValue, type PortalRequest, type SignedInRequest } from '../portalRequest';
import { htmlResponse, redirect, type PortalResponse } from '../responses';
import { clientForm, clientPage } from '../routes';
import { noRejection, submitForm } from '../submitForm';

/** The agreement checkbox, and a hidden field with the page versions that it covers. */
export function AgreementField({ pages }: { pages: readonly SnapshotLegalPage[] }) {
  if (pages.length === 0) return null;
  return (
    <>
      <HiddenField name="versions" value={agreementText(pages)} />
      <Checkbox name="agreed" value="1">
        {t('I agree to:')}
        {pages.map(({ pathname, title }) => (
          <Fragment key={pathname}>
            <br />
            <a href={`/legal/${pathname}`} target="_blank">
              {title}
            </a>
          </Fragment>
        ))}
      </Checkbox>
    </>
  );
}

export const readAgreement = (request: PortalRequest) => ({
  text: formValue(request, 'versions'),
  isGiven: formValue(request, 'agreed') === '1',
});

function agreementPage(request: SignedInRequest, { errors, status } = noRejection): PortalResponse {
  const pages = pendingAgreements(request.snapshot, request.session);
  if (pages.length === 0) return redirect('/account');
  return htmlResponse(
    <StandalonePage request={request} title={t('Updated terms')}>
      <p>{t('Our terms have changed. Review and accept them to continue.')}</p>
      <Form action="/account/legal" errors={errors} button={t('Accept and continue')}>
        <AgreementField pages={pages} />
      </Form>
    </StandalonePage>,
    { status },
  );
}

async function submitAgreements(request: SignedInRequest): Promise<PortalResponse> {
  const rejection = await submitForm(request, () => acceptAgreements(request, readAgreement(request)), [
    'agreed',
  ]);
  if (rejection) return agreementPage(request, rejection);
  return redirect('/account?done=agreed');
}

export const agreementRoutes = [
  clientPage('/account/legal', (request) => agreementPage(request)),
  clientForm('/account/legal', submitAgreements),
];
