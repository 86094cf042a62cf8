import { clientFieldRules } from '../../../../../contract/clients';
import { newId } from '../../../../lib/ids';
import { requestSignUp } from '../../../accounts/sign-up/request';
import { redirect, type PortalResponse } from '../../responses';
import { field, form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { PortalRequest } from '../../portalRequest';
import { radios } from '../choices';
import { submitForm } from '../submitForm';
import { checkEmailPage, standalonePage } from './standalonePage';
import { priceLine } from './planChoice';

interface SignUpInput {
  name: string;
  email: string;
  plan: string;
  yearly: boolean;
}

function planOptions({ snapshot }: PortalRequest, { plan }: SignUpInput): Html | false {
  const offered = snapshot.plans;
  const skipOption = { value: '', label: 'Skip for now' };
  const choices = offered.map((option) => ({
    value: option.id,
    label: html`${option.name}: ${priceLine(option)}`,
  }));
  return (
    offered.length > 0 &&
    radios({ name: 'plan', legend: 'Plan', selected: plan, choices: [...choices, skipOption] })
  );
}

const defaultPlanId = ({ snapshot: { plans: offered } }: PortalRequest): string =>
  offered.find(({ isDefault }) => isDefault)?.id ?? '';

function signUpPage(
  request: PortalRequest,
  input: SignUpInput,
  errors: FormErrors = {},
  status = 200,
): PortalResponse {
  const { name, email, yearly } = input;
  const fields = html`${hiddenField('key', newId())} ${yearly && hiddenField('yearly', '1')}
  ${field({ name: 'name', label: 'Your name', autocomplete: 'name', value: name, maxLength: clientFieldRules.name.max, errors })}
  ${field({ name: 'email', label: 'Email address', type: 'email', autocomplete: 'email', value: email, errors })}
  ${planOptions(request, input)}`;
  return standalonePage(request, {
    title: 'Sign up',
    status,
    main: html`<p>We email you a link to continue. Nothing is charged until you confirm.</p>
      ${form('/sign-up', errors, fields, 'Continue')}
      <p>Already have an account? <a href="/sign-in">Sign in</a></p>`,
  });
}

const signUpClosedPage = (request: PortalRequest): PortalResponse =>
  standalonePage(request, {
    title: 'Signing up is closed',
    status: 403,
    main: html`<p>
      Write to <a href="mailto:${request.snapshot.company.email}">${request.snapshot.company.email}</a> if you
      want to join.
    </p>`,
  });

export function showSignUp(request: PortalRequest): PortalResponse {
  if (request.session) return redirect('/account');
  if (!request.snapshot.branding.isSignUpOpen) return signUpClosedPage(request);
  const plan = request.query.get('plan') ?? defaultPlanId(request);
  return signUpPage(request, { name: '', email: '', plan, yearly: request.query.get('yearly') === '1' });
}

export async function submitSignUp(request: PortalRequest): Promise<PortalResponse> {
  if (!request.snapshot.branding.isSignUpOpen) return signUpClosedPage(request);
  const formValue = (name: string): string => request.form.get(name) ?? '';
  const input = {
    name: formValue('name'),
    email: formValue('email'),
    plan: formValue('plan'),
    yearly: formValue('yearly') === '1',
  };
  const { name, email, plan: planId, yearly: isYearly } = input;
  const key = formValue('key');
  const rejection = await submitForm(
    request,
    () => requestSignUp(request, { name, email, planId, isYearly, key }),
    ['name', 'email'],
  );
  if (rejection) return signUpPage(request, input, rejection.errors, rejection.status);
  return checkEmailPage(request, 'We have mailed you how to go on. The link in the mail works for 24 hours.');
}
