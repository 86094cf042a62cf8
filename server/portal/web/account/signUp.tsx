import { clientFieldRules } from '../../../../contract/clients';
import { t } from '../../../lib/i18n/i18n';
import { Trans } from '../../../lib/i18n/Trans';
import { signUpAgreements } from '../../accounts/agreements';
import { finishSignUp, readSignUp, type OpenSignUp } from '../../accounts/sign-up/finish';
import { requestSignUp } from '../../accounts/sign-up/request';
import { Field, Form, HiddenField, IdempotencyKey, Radios } from '../forms';
import { StandalonePage } from '../layout';
import { EmailLink, TextLink } from '../links';
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
    label: t('{plan}: {price}', { plan: plan.name, price: priceText(plan, plan.currency) }),
  }));
  return htmlResponse(
    <StandalonePage request={request} title={t('Sign up')}>
      <p>{t('We’ll email you a link to continue. You won’t be charged until you confirm.')}</p>
      <Form action="/sign-up" errors={errors} button={t('Continue')}>
        <IdempotencyKey />
        {isYearly && <HiddenField name="yearly" value="1" />}
        <Field
          name="name"
          label={t('Your name')}
          autoComplete="name"
          value={name}
          maxLength={clientFieldRules.name.max}
        />
        <Field name="email" label={t('Email address')} type="email" autoComplete="email" value={email} />
        {plans.length > 0 && (
          <Radios
            name="plan"
            legend={t('Plan')}
            selected={planId}
            choices={[...choices, { value: '', label: t('Skip for now') }]}
          />
        )}
      </Form>
      <p>
        <Trans
          message="Already have an account? <link>Sign in</link>"
          elements={{ link: <TextLink href="/sign-in" /> }}
        />
      </p>
    </StandalonePage>,
    { status },
  );
}

const signUpClosedPage = (request: PortalRequest): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title={t('Sign-up is closed')}>
      <p>
        <Trans message="To join, contact <email/>." elements={{ email: <EmailLink {...request} /> }} />
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
  return checkEmailPage(request, t('We emailed you a link to continue. It expires in 24 hours.'));
}

const finishPage = (
  request: PortalRequest,
  token: string,
  { name, email, plan }: OpenSignUp,
  { errors, status } = noRejection,
): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title={t('Welcome, {name}', { name })}>
      <p>{t('Choose a password. You’ll sign in with {email}.', { email })}</p>
      {plan && <PlanSummary plan={plan} />}
      <Form action="/sign-up/finish" errors={errors} button={t('Create account')}>
        <HiddenField name="token" value={token} />
        <input type="email" name="email" defaultValue={email} autoComplete="username" hidden />
        {plan && <HiddenField name="priceVersion" value={String(plan.priceVersion)} />}
        <NewPasswordField />
        <AgreementField pages={signUpAgreements(request.snapshot)} />
      </Form>
    </StandalonePage>,
    { status },
  );

const invalidPage = invalidLinkPage({ path: '/sign-up', label: () => t('Sign up again') });

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
