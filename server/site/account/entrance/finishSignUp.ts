import { agreementText, toAgreeAtSignUp } from '../../../modules/client-accounts/agreements';
import { finishSignUp, readSignUp, type OpenSignUp } from '../../../modules/client-accounts/sign-up/finish';
import type { SnapshotLegalPage } from '../../../modules/deployments/snapshot';
import type { SiteAnswer } from '../../answers';
import { form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { SiteRequest } from '../../siteRequest';
import { checkbox } from '../choices';
import { isLinkUsed, refusedBy } from '../tried';
import { entrancePage, linkUsed } from './entrancePage';
import { newPasswordField } from './passwords';
import { planSummary } from './planChoice';
import { welcomed } from './welcomed';

const signUpAgain = { path: '/sign-up', words: 'Sign up again' };

/** The box to tick, with the versions that it is about. */
export function agreement(pages: readonly SnapshotLegalPage[], errors: FormErrors): Html | false {
  const links = pages.map(
    ({ pathname, title }, at) =>
      html`${at > 0 && (at === pages.length - 1 ? ' and ' : ', ')}<a href="/legal/${pathname}" target="_blank"
          >${title}</a
        >`,
  );
  return (
    pages.length > 0 &&
    html`${hiddenField('versions', agreementText(pages))}
    ${checkbox({ name: 'agreed', value: '1', label: html`I agree to: ${links}`, errors })}`
  );
}

/** What was ticked, of which versions. */
export const readAgreement = ({ form: sent }: SiteRequest) => ({
  text: sent.get('versions') ?? '',
  isGiven: sent.get('agreed') === '1',
});

function finishForm(
  site: SiteRequest,
  token: string,
  { name, email, plan }: OpenSignUp,
  errors: FormErrors = {},
  status = 200,
): SiteAnswer {
  const fields = html`${hiddenField('token', token)}
    <input type="email" name="email" value="${email}" autocomplete="username" hidden />
    ${plan && hiddenField('priceVersion', String(plan.priceVersion))} ${newPasswordField(errors)}
    ${agreement(toAgreeAtSignUp(site.snapshot), errors)}`;
  return entrancePage(site, {
    title: `Welcome, ${name}`,
    status,
    main: html`<p>Choose a password to sign in with, together with ${email}.</p>
      ${plan && planSummary(plan)} ${form('/sign-up/finish', errors, fields, 'Make my account')}`,
  });
}

export async function showFinishSignUp(site: SiteRequest): Promise<SiteAnswer> {
  const token = site.query.get('token') ?? '';
  try {
    return finishForm(site, token, await readSignUp(site, token));
  } catch (error) {
    if (isLinkUsed(site, error)) return linkUsed(site, signUpAgain);
    throw error;
  }
}

export async function takeFinishSignUp(site: SiteRequest): Promise<SiteAnswer> {
  const token = site.form.get('token') ?? '';
  try {
    const password = site.form.get('password') ?? '';
    const priceVersion = Number(site.form.get('priceVersion'));
    const done = await finishSignUp(site, { token, password, agreed: readAgreement(site), priceVersion });
    const path = done.plan
      ? `/sign-up/card?plan=${done.plan.id}${done.isYearly ? '&yearly=1' : ''}`
      : '/account?done=signed-up';
    return welcomed(site, done.token, path);
  } catch (error) {
    if (isLinkUsed(site, error)) return linkUsed(site, signUpAgain);
    const { errors, status } = refusedBy(site, error, ['password', 'agreed']);
    return finishForm(site, token, await readSignUp(site, token), errors, status);
  }
}
