import { formatMoney } from '../../../lib/money';
import { DomainError } from '../../../lib/errors';
import { openCardRequest, startCardRequestSetup, submitCardRequest } from '../../accounts/self-service/cards';
import { Form, HiddenField, IdempotencyKey } from '../forms';
import { StandalonePage } from '../layout';
import { ButtonLink } from '../links';
import { formValue, type PortalRequest } from '../portalRequest';
import { htmlResponse, redirect, type PortalResponse } from '../responses';
import { publicForm, publicPage } from '../routes';
import { noRejection, submitForm } from '../submitForm';
import { cardFields } from './cardFields';
import { invalidLinkPage } from './emailedLinks';

async function requestedCardPage(
  request: PortalRequest,
  token: string,
  { errors, status } = noRejection,
): Promise<PortalResponse> {
  const { clientName, planName, amountDue, currency } = await openCardRequest(request, token);
  const { fields, scripts, policy } = await cardFields(request, () => startCardRequestSetup(request, token));
  const isDue = amountDue > 0;
  const amount = formatMoney(amountDue, currency);
  return htmlResponse(
    <StandalonePage request={request} title="Add a card" scripts={scripts}>
      <p>
        Hello {clientName}, {request.snapshot.branding.title} asks you for a card to pay with.
      </p>
      <p>
        {planName && `It pays for your plan ${planName}. `}
        {isDue
          ? `${amount} is unpaid, and is charged as soon as you have added a card.`
          : 'Nothing is charged now. The card pays what falls due from now on.'}
      </p>
      <Form
        action="/give-card"
        errors={errors}
        button={isDue ? `Save the card and pay ${amount}` : 'Save the card'}
      >
        <IdempotencyKey />
        <HiddenField name="token" value={token} />
        <HiddenField name="due" value={isDue ? '1' : ''} />
        {fields}
      </Form>
    </StandalonePage>,
    { status, policy },
  );
}

const cardSavedPage = (request: PortalRequest, isCharged: boolean): PortalResponse =>
  htmlResponse(
    <StandalonePage request={request} title="Your card was saved">
      <p role="status">
        {isCharged ? 'What was unpaid is being charged to it now.' : 'Nothing was charged.'} It pays what
        falls due from now on.
      </p>
      <p className="actions">
        <ButtonLink href="/account">Open my account</ButtonLink>
      </p>
    </StandalonePage>,
  );

const invalidPage = invalidLinkPage(
  { path: '/account/card', text: 'Add a card in my account' },
  'It has been used already, it has run out, or a newer mail has another one.',
);

const withOpenRequest =
  (handle: (request: PortalRequest) => Promise<PortalResponse>) =>
  async (request: PortalRequest): Promise<PortalResponse> => {
    try {
      return await handle(request);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return invalidPage(request);
      throw error;
    }
  };

/**
 * Shows the form that card request emails link to, or the confirmation after a card was saved. The token in
 * the link replaces a sign-in.
 */
const showRequestedCard = withOpenRequest(async (request) => {
  const done = request.query.get('done');
  if (done === 'charged' || done === 'saved') return cardSavedPage(request, done === 'charged');
  return requestedCardPage(request, request.query.get('token') ?? '');
});

const submitRequestedCard = withOpenRequest(async (request) => {
  const input = {
    token: formValue(request, 'token'),
    card: formValue(request, 'card'),
    key: formValue(request, 'key'),
  };
  const rejection = await submitForm(request, () => submitCardRequest(request, input), ['card']);
  if (rejection) return requestedCardPage(request, input.token, rejection);
  return redirect(`/give-card?done=${formValue(request, 'due') ? 'charged' : 'saved'}`);
});

export const giveCardRoutes = [
  publicPage('/give-card', showRequestedCard),
  publicForm('/give-card', submitRequestedCard),
];
