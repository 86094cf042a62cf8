import { acceptAgreements, pendingAgreements } from '../../../accounts/agreements';
import { redirect, type PortalResponse } from '../../responses';
import { form, type FormErrors } from '../../forms';
import { html } from '../../html';
import { agreementField, readAgreement } from '../auth/finishSignUp';
import { standalonePage } from '../auth/standalonePage';
import type { SignedInRequest } from '../routeBuilders';
import { submitForm } from '../submitForm';

function agreementPage(request: SignedInRequest, errors: FormErrors = {}, status = 200): PortalResponse {
  const pages = pendingAgreements(request.snapshot, request.session);
  if (pages.length === 0) return redirect('/account');
  return standalonePage(request, {
    title: 'Please read this first',
    status,
    main: html`<p>What you agreed to has changed. Read it and agree to go on.</p>
      ${form('/account/legal', errors, agreementField(pages, errors), 'Go on')}`,
  });
}

export const showAgreements = (request: SignedInRequest): PortalResponse => agreementPage(request);

export async function submitAgreements(request: SignedInRequest): Promise<PortalResponse> {
  const rejection = await submitForm(request, () => acceptAgreements(request, readAgreement(request)), [
    'agreed',
  ]);
  if (rejection) return agreementPage(request, rejection.errors, rejection.status);
  return redirect('/account?done=agreed');
}
