import {
  changeOwnDetails,
  readOwnDetails,
  type OwnDetails,
} from '../../../modules/client-accounts/self-service/details';
import { sentTo, type SiteAnswer } from '../../answers';
import { field, form, type FormErrors } from '../../forms';
import { html } from '../../html';
import { accountPage } from '../accountPage';
import type { SignedInRequest } from '../signedIn';
import { addressForm } from './address';
import { tried } from '../tried';

function detailsPage(
  site: SignedInRequest,
  { name, phone }: OwnDetails,
  errors: FormErrors = {},
  status = 200,
): SiteAnswer {
  const fields = html`${field({ name: 'name', label: 'Name', autocomplete: 'name', value: name, longest: 100, errors })}
  ${field({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', value: phone, isRequired: false, errors })}`;
  return accountPage(site, {
    title: 'Your details',
    status,
    main: html`${form('/account/details', errors, fields, 'Save')}
      <section>
        <h2>Signing in</h2>
        <p>You sign in with ${site.session.clientEmail}.</p>
        ${site.session.viewedBy === null && addressForm()}
        <p><a href="/forgot-password">Choose another password</a></p>
      </section>`,
  });
}

export const showDetails = async (site: SignedInRequest): Promise<SiteAnswer> =>
  detailsPage(site, await readOwnDetails(site));

export async function takeDetails(site: SignedInRequest): Promise<SiteAnswer> {
  const typed = { name: site.form.get('name') ?? '', phone: site.form.get('phone') ?? '' };
  const refused = await tried(site, () => changeOwnDetails(site, typed), ['name', 'phone']);
  if (refused) return detailsPage(site, typed, refused.errors, refused.status);
  return sentTo('/account/details?done=details');
}
