import { agreementText, signUpAgreements } from '../../../accounts/agreements';
import { finishSignUp, readSignUp, type OpenSignUp } from '../../../accounts/sign-up/finish';
import type { SnapshotLegalPage } from '../../../../brand';
import type { PortalResponse } from '../../responses';
import { form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { PortalRequest } from '../../portalRequest';
import { checkbox } from '../choices';
import { isInvalidLink, handleFormError } from '../submitForm';
import { standalonePage, invalidLinkPage } from './standalonePage';
import { newPasswordField } from './passwords';
import { planSummary } from './planChoice';
import { signedInRedirect } from './signedInRedirect';

const signUpAgainLink = { path: '/sign-up', text: 'Sign up again' };

/**
 * Renders the agreement checkbox and a hidden field with the page versions that it covers. Returns false if
 * there are no pages.
 */
export function agreementField(pages: readonly SnapshotLegalPage[], errors: FormErrors): Html | false {
  const links = pages.map(
    ({ pathname, title }, index) =>
      html`${index > 0 && (index === pages.length - 1 ? ' and ' : ', ')}<a
          href="/legal/${pathname}"
          target="_blank"
          >${title}</a
        >`,
  );
  return (
    pages.length > 0 &&
    html`${hiddenField('versions', agreementText(pages))}
    ${checkbox({ name: 'agreed', value: '1', label: html`I agree to: ${links}`, errors })}`
  );
}

export const readAgreement = ({ form: submitted }: PortalRequest) => ({
  text: submitted.get('versions') ?? '',
  isGiven: submitted.get('agreed') === '1',
});

function finishPage(
  request: PortalRequest,
  token: string,
  { name, email, plan }: OpenSignUp,
  errors: FormErrors = {},
  status = 200,
): PortalResponse {
  const fields = html`${hiddenField('token', token)}
    <input type="email" name="email" value="${email}" autocomplete="username" hidden />
    ${plan && hiddenField('priceVersion', String(plan.priceVersion))} ${newPasswordField(errors)}
    ${agreementField(signUpAgreements(request.snapshot), errors)}`;
  return standalonePage(request, {
    title: `Welcome, ${name}`,
    status,
    main: html`<p>Choose a password to sign in with, together with ${email}.</p>
      ${plan && planSummary(plan)} ${form('/sign-up/finish', errors, fields, 'Make my account')}`,
  });
}

export async function showFinishSignUp(request: PortalRequest): Promise<PortalResponse> {
  const token = request.query.get('token') ?? '';
  try {
    return finishPage(request, token, await readSignUp(request, token));
  } catch (error) {
    if (isInvalidLink(request, error)) return invalidLinkPage(request, signUpAgainLink);
    throw error;
  }
}

export async function submitFinishSignUp(request: PortalRequest): Promise<PortalResponse> {
  const token = request.form.get('token') ?? '';
  try {
    const password = request.form.get('password') ?? '';
    const priceVersion = Number(request.form.get('priceVersion'));
    const result = await finishSignUp(request, {
      token,
      password,
      agreed: readAgreement(request),
      priceVersion,
    });
    const path = result.plan
      ? `/sign-up/card?plan=${result.plan.id}${result.isYearly ? '&yearly=1' : ''}`
      : '/account?done=signed-up';
    return signedInRedirect(request, result.token, path);
  } catch (error) {
    if (isInvalidLink(request, error)) return invalidLinkPage(request, signUpAgainLink);
    const { errors, status } = handleFormError(request, error, ['password', 'agreed']);
    return finishPage(request, token, await readSignUp(request, token), errors, status);
  }
}
