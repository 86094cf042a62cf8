import { clientFieldRules } from '../../../../../contract/clients';
import { updateOwnDetails, readOwnDetails, type OwnDetails } from '../../../accounts/self-service/details';
import { redirect, type PortalResponse } from '../../responses';
import { field, form, type FormErrors } from '../../forms';
import { html } from '../../html';
import { accountPage } from '../accountPage';
import type { SignedInRequest } from '../routeBuilders';
import { addressForm } from './address';
import { submitForm } from '../submitForm';

function detailsPage(
  request: SignedInRequest,
  { name, phone }: OwnDetails,
  errors: FormErrors = {},
  status = 200,
): PortalResponse {
  const fields = html`${field({ name: 'name', label: 'Name', autocomplete: 'name', value: name, maxLength: clientFieldRules.name.max, errors })}
  ${field({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', value: phone, isRequired: false, errors })}`;
  return accountPage(request, {
    title: 'Your details',
    status,
    main: html`${form('/account/details', errors, fields, 'Save')}
      <section>
        <h2>Signing in</h2>
        <p>You sign in with ${request.session.clientEmail}.</p>
        ${request.session.viewedBy === null && addressForm()}
        <p><a href="/forgot-password">Choose another password</a></p>
      </section>`,
  });
}

export const showDetails = async (request: SignedInRequest): Promise<PortalResponse> =>
  detailsPage(request, await readOwnDetails(request));

export async function submitDetails(request: SignedInRequest): Promise<PortalResponse> {
  const input = { name: request.form.get('name') ?? '', phone: request.form.get('phone') ?? '' };
  const rejection = await submitForm(request, () => updateOwnDetails(request, input), ['name', 'phone']);
  if (rejection) return detailsPage(request, input, rejection.errors, rejection.status);
  return redirect('/account/details?done=details');
}
