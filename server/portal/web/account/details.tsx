import { clientFieldRules } from '../../../../contract/clients';
import { t } from '../../../lib/i18n/i18n';
import { changeAddress, requestAddressChange, verifyAddressLink } from '../../accounts/addressChange';
import { readOwnDetails, updateOwnDetails, type OwnDetails } from '../../accounts/self-service/details';
import { Field, Form, HiddenField, type FormErrors } from '../forms';
import { StandalonePage } from '../layout';
import { ButtonLink } from '../links';
import { formValue, type SignedInRequest } from '../portalRequest';
import { htmlResponse, redirect, type PortalResponse } from '../responses';
import { clientForm, clientPage, publicForm, publicPage } from '../routes';
import { noRejection, submitForm, withValidLink } from '../submitForm';
import { AccountPage } from './accountPage';
import { checkEmailPage, invalidLinkPage } from './emailedLinks';

/** The email change form. It asks for the password so that an open session cannot take over the account. */
const AddressForm = ({ email, errors }: { email?: string; errors?: FormErrors }) => (
  <Form action="/account/address" errors={errors} button={t('Change email')}>
    <Field name="email" label={t('New email address')} type="email" autoComplete="email" value={email} />
    <Field name="password" label={t('Password')} type="password" autoComplete="current-password" />
  </Form>
);

const detailsPage = (
  request: SignedInRequest,
  { name, phone }: OwnDetails,
  { errors, status } = noRejection,
): PortalResponse =>
  htmlResponse(
    <AccountPage request={request} title={t('Details')}>
      <Form action="/account/details" errors={errors} button={t('Save')}>
        <Field
          name="name"
          label={t('Name')}
          autoComplete="name"
          value={name}
          maxLength={clientFieldRules.name.max}
        />
        <Field
          name="phone"
          label={t('Phone')}
          type="tel"
          autoComplete="tel"
          value={phone}
          isRequired={false}
        />
      </Form>
      <section>
        <h2>{t('Sign-in')}</h2>
        <p>{t('You sign in with {email}.', { email: request.session.clientEmail })}</p>
        {request.session.viewedBy === null && <AddressForm />}
        <p>
          <a href="/forgot-password">{t('Change password')}</a>
        </p>
      </section>
    </AccountPage>,
    { status },
  );

async function submitDetails(request: SignedInRequest): Promise<PortalResponse> {
  const input = { name: formValue(request, 'name'), phone: formValue(request, 'phone') };
  const rejection = await submitForm(request, () => updateOwnDetails(request, input), ['name', 'phone']);
  if (rejection) return detailsPage(request, input, rejection);
  return redirect('/account/details?done=details');
}

async function submitAddressChange(request: SignedInRequest): Promise<PortalResponse> {
  const input = { email: formValue(request, 'email'), password: formValue(request, 'password') };
  const rejection = await submitForm(request, () => requestAddressChange(request, input), [
    'email',
    'password',
  ]);
  if (!rejection) {
    return checkEmailPage(
      request,
      t(
        'We emailed a confirmation link to your new address. Until you confirm it, keep signing in with your current address.',
      ),
    );
  }
  const { errors, status } = rejection;
  return htmlResponse(
    <AccountPage request={request} title={t('Change email')}>
      <AddressForm email={input.email} errors={errors} />
    </AccountPage>,
    { status },
  );
}

const invalidPage = invalidLinkPage({ path: '/account/details', label: () => t('Request a new link') });

/**
 * Shows the confirmation form of a new address. The change needs a click, because email scanners open links
 * but submit no forms.
 */
const showNewAddress = withValidLink(invalidPage, async (request) => {
  const token = request.query.get('token') ?? '';
  await verifyAddressLink(request, token);
  return htmlResponse(
    <StandalonePage request={request} title={t('Confirm your new email')}>
      <Form action="/new-address" button={t('Confirm email')}>
        <HiddenField name="token" value={token} />
      </Form>
    </StandalonePage>,
  );
});

const submitNewAddress = withValidLink(invalidPage, async (request) => {
  await changeAddress(request, formValue(request, 'token'));
  return htmlResponse(
    <StandalonePage request={request} title={t('Email changed')}>
      <p role="status">{t('Sign in with your new address from now on.')}</p>
      <p className="actions">
        <ButtonLink href="/account">{t('Go to my account')}</ButtonLink>
      </p>
    </StandalonePage>,
  );
});

export const detailsRoutes = [
  clientPage('/account/details', async (request) => detailsPage(request, await readOwnDetails(request))),
  clientForm('/account/details', submitDetails),
  clientForm('/account/address', submitAddressChange, () => '/account/details'),
  publicPage('/new-address', showNewAddress),
  publicForm('/new-address', submitNewAddress),
];
