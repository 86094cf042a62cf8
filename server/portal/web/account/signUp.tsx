import { clientFieldRules } from '../../../../contract/clients';
import { signUpAgreements } from '../../accounts/agreements';
import { finishSignUp, readSignUp, type OpenSignUp } from '../../accounts/sign-up/finish';
import { requestSignUp } from '../../accounts/sign-up/request';
import { Field, Form, HiddenField, IdempotencyKey, Radios } from '../forms';
import { StandalonePage } from '../layout';
import { EmailLink } from '../links';
import { PlanSummary, priceText } from '../planCards';
import { formValue, type PortalRequest } from '../portalRequest';
import { htmlResponse, redirect, type PortalResponse } from '../responses';
import { publicForm, publicPage } from '../routes';
import { noRejection, submitForm, toFormRejection, withValidLink } from '../submitForm';
import { AgreementField, readAgreement } from './agreements';
import { checkEmailPage, invalidLinkPage } from './emailedLinks';
import { NewPasswordField } from './passwords';
import { signedInRedirect } from './signIn';

interface SignUpInput {
  name: string;
  email: string;
  planId: string;
  isYearly: boolean;
}

function signUpPage(
  request: PortalRequest,
  { name, email, planId, isYearly }: SignUpInput,
  { errors, status } = noRejection,
): PortalResponse {
  const { plans } = request.snapshot;
  const choices = plans.map((plan) => ({
    value: plan.id,
    label: `${plan.name}: ${priceText(plan, plan.currency)}`,
  }));
  return htmlResponse(
    <StandalonePage request={request} title="Sign up">
      <p>We email you a link to continue. Nothing is charged until you confirm.</p>
      <Form action="/sign-up" errors={errors} button="Continue">
        <IdempotencyKey />
        {isYearly && <HiddenField name="yearly" value="1" />}
        <Field
          name="name"
          label="Your name"
          autoComplete="name"
          value={name}
          maxLength={clientFieldRules.name.max}
        />
        <Field name="email" label="Email address" type="email" autoComplete="email" value={email} />
        {plans.length > 0 && (
          <Radios
            name="plan"
            legend="Plan"
            selected={planId}
            choices={[...choices, { value: '', label: 'Skip for now' }]}
          />
        )}
      </Form>
      <p>
        Already have an account? <a href="/sign-in">Sign in</a>
      </p>
    </StandalonePage>,
    { status },
  );
}

const signUpClosedPage = (request: PortalRequest): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title="Signing up is closed">
      <p>
        Write to <EmailLink {...request} /> if you want to join.
      </p>
    </StandalonePage>,
    { status: 403 },
  );

function showSignUp(request: PortalRequest): PortalResponse {
  const { query, session, snapshot } = request;
  if (session) return redirect('/account');
  if (!snapshot.branding.isSignUpOpen) return signUpClosedPage(request);
  const planId = query.get('plan') ?? snapshot.plans.find(({ isDefault }) => isDefault)?.id ?? '';
  return signUpPage(request, { name: '', email: '', planId, isYearly: query.get('yearly') === '1' });
}

async function submitSignUp(request: PortalRequest): Promise<PortalResponse> {
  if (!request.snapshot.branding.isSignUpOpen) return signUpClosedPage(request);
  const input = {
    name: formValue(request, 'name'),
    email: formValue(request, 'email'),
    planId: formValue(request, 'plan'),
    isYearly: formValue(request, 'yearly') === '1',
  };
  const key = formValue(request, 'key');
  const rejection = await submitForm(request, () => requestSignUp(request, { ...input, key }), [
    'name',
    'email',
  ]);
  if (rejection) return signUpPage(request, input, rejection);
  return checkEmailPage(request, 'We have mailed you how to go on. The link in the mail works for 24 hours.');
}

const finishPage = (
  request: PortalRequest,
  token: string,
  { name, email, plan }: OpenSignUp,
  { errors, status } = noRejection,
): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title={`Welcome, ${name}`}>
      <p>Choose a password to sign in with, together with {email}.</p>
      {plan && <PlanSummary plan={plan} />}
      <Form action="/sign-up/finish" errors={errors} button="Make my account">
        <HiddenField name="token" value={token} />
        <input type="email" name="email" defaultValue={email} autoComplete="username" hidden />
        {plan && <HiddenField name="priceVersion" value={String(plan.priceVersion)} />}
        <NewPasswordField />
        <AgreementField pages={signUpAgreements(request.snapshot)} />
      </Form>
    </StandalonePage>,
    { status },
  );

const invalidPage = invalidLinkPage({ path: '/sign-up', text: 'Sign up again' });

const showFinishSignUp = withValidLink(invalidPage, async (request) => {
  const token = request.query.get('token') ?? '';
  return finishPage(request, token, await readSignUp(request, token));
});

const submitFinishSignUp = withValidLink(invalidPage, async (request) => {
  const token = formValue(request, 'token');
  try {
    const result = await finishSignUp(request, {
      token,
      password: formValue(request, 'password'),
      agreed: readAgreement(request),
      priceVersion: Number(request.form.get('priceVersion')),
    });
    const path = result.plan
      ? `/sign-up/card?plan=${result.plan.id}${result.isYearly ? '&yearly=1' : ''}`
      : '/account?done=signed-up';
    return signedInRedirect(request, result.token, path);
  } catch (error) {
    const rejection = toFormRejection(request, error, ['password', 'agreed']);
    return finishPage(request, token, await readSignUp(request, token), rejection);
  }
});

export const signUpRoutes = [
  publicPage('/sign-up', showSignUp),
  publicForm('/sign-up', submitSignUp),
  publicPage('/sign-up/finish', showFinishSignUp),
  publicForm('/sign-up/finish', submitFinishSignUp),
];
