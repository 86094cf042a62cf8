import { t } from '../../../lib/i18n/i18n';
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
    <AccountPage request={request} title={t('Card')} scripts={cardForm?.scripts}>
      <p>{card ? cardLabel(card) : t('You have no saved card.')}</p>
      {!isViewed && <h2>{card ? t('Replace card') : t('Add card')}</h2>}
      {!isViewed && !cardForm && <p>{notReadyError(request).message}</p>}
      {cardForm && (
        <>
          <p>
            {billing.pastDuePayments.length > 0
              ? t(
                  'Past-due payments are charged to the new card immediately, and future payments when they are due.',
                )
              : t('You won’t be charged now. Future payments are charged to the new card.')}
          </p>
          <Form action="/account/card" errors={errors} button={t('Save card')}>
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
