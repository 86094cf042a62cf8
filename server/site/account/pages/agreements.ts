import { agree, stillToAgree } from '../../../modules/client-accounts/agreements';
import { sentTo, type SiteAnswer } from '../../answers';
import { form, type FormErrors } from '../../forms';
import { html } from '../../html';
import { agreement, readAgreement } from '../entrance/finishSignUp';
import { entrancePage } from '../entrance/entrancePage';
import type { SignedInRequest } from '../signedIn';
import { tried } from '../tried';

function agreementPage(site: SignedInRequest, errors: FormErrors = {}, status = 200): SiteAnswer {
  const pages = stillToAgree(site.snapshot, site.session);
  if (pages.length === 0) return sentTo('/account');
  return entrancePage(site, {
    title: 'Please read this first',
    status,
    main: html`<p>What you agreed to has changed. Read it and agree to go on.</p>
      ${form('/account/legal', errors, agreement(pages, errors), 'Go on')}`,
  });
}

export const showAgreements = (site: SignedInRequest): SiteAnswer => agreementPage(site);

export async function takeAgreements(site: SignedInRequest): Promise<SiteAnswer> {
  const refused = await tried(site, () => agree(site, readAgreement(site)), ['agreed']);
  if (refused) return agreementPage(site, refused.errors, refused.status);
  return sentTo('/account?done=agreed');
}
