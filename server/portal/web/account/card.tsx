import { notReadyError, startOwnCardSetup, submitOwnCard } from '../../accounts/self-service/cards';
import { readOverview } from '../../accounts/self-service/overview';
import { Form, IdempotencyKey } from '../forms';
import { formValue, type SignedInRequest } from '../portalRequest';
import { htmlResponse, redirect, type PortalResponse } from '../responses';
import { clientForm, clientPage } from '../routes';
import { noRejection, submitForm } from '../submitForm';
import { AccountPage, cardLabel } from './accountPage';
import { cardFields } from './cardFields';

async function cardPage(request: SignedInRequest, { errors, status } = noRejection): Promise<PortalResponse> {
  const { billing } = await readOverview(request);
  const [card] = billing.cards;
  const isViewed = request.session.viewedBy !== null;
  const cardForm =
    billing.canCharge && !isViewed ? await cardFields(request, () => startOwnCardSetup(request)) : null;
  return htmlResponse(
    <AccountPage request={request} title="Your card" scripts={cardForm?.scripts}>
      <p>{card ? `You pay with your ${cardLabel(card)}.` : 'You have no card here yet.'}</p>
      {!isViewed && <h2>{card ? 'Use another card' : 'Add a card'}</h2>}
      {!isViewed && !cardForm && <p>{notReadyError(request).message}</p>}
      {cardForm && (
        <>
          <p>
            {billing.pastDuePayments.length > 0
              ? 'What is unpaid is charged to the new card at once, and all that falls due from now on.'
              : 'Nothing is charged now. The new card pays what falls due from now on.'}
          </p>
          <Form action="/account/card" errors={errors} button="Save the card">
            <IdempotencyKey />
            {cardForm.fields}
          </Form>
        </>
      )}
    </AccountPage>,
    { status, policy: cardForm?.policy },
  );
}

async function submitCard(request: SignedInRequest): Promise<PortalResponse> {
  const input = { token: formValue(request, 'card'), key: formValue(request, 'key') };
  const rejection = await submitForm(request, () => submitOwnCard(request, input), ['card']);
  if (rejection) return cardPage(request, rejection);
  return redirect('/account/card?done=card');
}

export const cardRoutes = [
  clientPage('/account/card', (request) => cardPage(request)),
  clientForm('/account/card', submitCard),
];
