import { t } from '../../../lib/i18n/i18n';
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
    <StandalonePage request={request} title={t('Add card')} scripts={scripts}>
      <p>
        {t('Hello {clientName}, {company} asks you to add a card for your payments.', {
          clientName,
          company: request.snapshot.branding.title,
        })}
      </p>
      {planName && <p>{t('Plan: {plan}', { plan: planName })}</p>}
      <p>
        {isDue
          ? t('{amount} is past due. It is charged when you save the card.', { amount })
          : t('You won’t be charged now. Future payments are charged to this card.')}
      </p>
      <Form
        action="/give-card"
        errors={errors}
        button={isDue ? t('Save card and pay {amount}', { amount }) : t('Save card')}
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
    <StandalonePage request={request} title={t('Card saved')}>
      <p role="status">
        {isCharged
          ? t('Your past-due payments are being charged to it now. Future payments are charged to it, too.')
          : t('You weren’t charged. Future payments are charged to this card.')}
      </p>
      <p className="actions">
        <ButtonLink href="/account">{t('Go to my account')}</ButtonLink>
      </p>
    </StandalonePage>,
  );

const invalidPage = invalidLinkPage({ path: '/account/card', label: () => t('Add card in my account') }, () =>
  t('It was already used, has expired, or was replaced by the link in a newer email.'),
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
