import { clientFieldRules } from '../../../../contract/clients';
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
  <Form action="/account/address" errors={errors} button="Use another address">
    <Field name="email" label="New email address" type="email" autoComplete="email" value={email} />
    <Field name="password" label="Your password" type="password" autoComplete="current-password" />
  </Form>
);

const detailsPage = (
  request: SignedInRequest,
  { name, phone }: OwnDetails,
  { errors, status } = noRejection,
): PortalResponse =>
  htmlResponse(
    <AccountPage request={request} title="Your details">
      <Form action="/account/details" errors={errors} button="Save">
        <Field
          name="name"
          label="Name"
          autoComplete="name"
          value={name}
          maxLength={clientFieldRules.name.max}
        />
        <Field name="phone" label="Phone" type="tel" autoComplete="tel" value={phone} isRequired={false} />
      </Form>
      <section>
        <h2>Signing in</h2>
        <p>You sign in with {request.session.clientEmail}.</p>
        {request.session.viewedBy === null && <AddressForm />}
        <p>
          <a href="/forgot-password">Choose another password</a>
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
    return checkEmailPage(request, 'We mail the new address how to go on. Until then you sign in as before.');
  }
  const { errors, status } = rejection;
  return htmlResponse(
    <AccountPage request={request} title="Your address">
      <AddressForm email={input.email} errors={errors} />
    </AccountPage>,
    { status },
  );
}

const invalidPage = invalidLinkPage({ path: '/account/details', text: 'Ask for a new link' });

/**
 * Shows the confirmation form of a new address. The change needs a click, because email scanners open links
 * but submit no forms.
 */
const showNewAddress = withValidLink(invalidPage, async (request) => {
  const token = request.query.get('token') ?? '';
  await verifyAddressLink(request, token);
  return htmlResponse(
    <StandalonePage request={request} title="Your new address">
      <Form action="/new-address" button="Use this address">
        <HiddenField name="token" value={token} />
      </Form>
    </StandalonePage>,
  );
});

const submitNewAddress = withValidLink(invalidPage, async (request) => {
  await changeAddress(request, formValue(request, 'token'));
  return htmlResponse(
    <StandalonePage request={request} title="Your address was changed">
      <p role="status">You sign in with the new one from now on.</p>
      <p className="actions">
        <ButtonLink href="/account">Open my account</ButtonLink>
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
