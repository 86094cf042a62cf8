import { newId } from '../../../../lib/ids';
import { submitOwnCard, notReadyError, startOwnCardSetup } from '../../../accounts/self-service/cards';
import { readOverview, type Overview } from '../../../accounts/self-service/overview';
import { redirect, type PortalResponse } from '../../responses';
import { form, hiddenField, type FormErrors } from '../../forms';
import { html } from '../../html';
import { accountPage } from '../accountPage';
import { cardLabel } from '../pages/labels';
import type { SignedInRequest } from '../routeBuilders';
import { submitForm } from '../submitForm';
import { cardFields } from './cardFields';

const chargeNotice = ({ billing: { pastDuePayments } }: Overview): string =>
  pastDuePayments.length > 0
    ? 'What is unpaid is charged to the new card at once, and all that falls due from now on.'
    : 'Nothing is charged now. The new card pays what falls due from now on.';

async function cardPage(
  request: SignedInRequest,
  errors: FormErrors = {},
  status = 200,
): Promise<PortalResponse> {
  const overview = await readOverview(request);
  const [card] = overview.billing.cards;
  const isViewed = request.session.viewedBy !== null;
  const cardForm =
    overview.billing.canCharge && !isViewed
      ? await cardFields(request, () => startOwnCardSetup(request), '', errors)
      : null;
  return accountPage(request, {
    title: 'Your card',
    status,
    policy: cardForm?.policy,
    scripts: cardForm?.scripts,
    main: html`<p>${card ? `You pay with your ${cardLabel(card)}.` : 'You have no card here yet.'}</p>
      ${!isViewed && html`<h2>${card ? 'Use another card' : 'Add a card'}</h2>`}
      ${
        cardForm
          ? html`<p>${chargeNotice(overview)}</p>
              ${form('/account/card', errors, html`${hiddenField('key', newId())} ${cardForm.fields}`, 'Save the card')}`
          : !isViewed && html`<p>${notReadyError(request).message}</p>`
      }`,
  });
}

export const showCard = (request: SignedInRequest): Promise<PortalResponse> => cardPage(request);

export async function submitCard(request: SignedInRequest): Promise<PortalResponse> {
  const input = { token: request.form.get('card') ?? '', key: request.form.get('key') ?? '' };
  const rejection = await submitForm(request, () => submitOwnCard(request, input), ['card']);
  if (rejection) return cardPage(request, rejection.errors, rejection.status);
  return redirect('/account/card?done=card');
}
