import { formatMoney } from '../../../../lib/money';
import { newId } from '../../../../lib/ids';
import { DomainError } from '../../../../lib/errors';
import {
  submitCardRequest,
  openCardRequest,
  startCardRequestSetup,
} from '../../../accounts/self-service/requestedCard';
import type { CardRequest } from '../../../../platform';
import { redirect, type PortalResponse } from '../../responses';
import { form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { PortalRequest } from '../../portalRequest';
import { standalonePage, invalidLinkPage } from '../auth/standalonePage';
import { handleFormError } from '../submitForm';
import { cardFields } from './cardFields';

const isLinkNotFound = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'NOT_FOUND';

const invalidCardLinkPage = (request: PortalRequest): PortalResponse =>
  invalidLinkPage(
    request,
    { path: '/account/card', text: 'Add a card in my account' },
    'It has been used already, it has run out, or a newer mail has another one.',
  );

const chargeNotice = ({ amountDue, currency, planName }: CardRequest): Html =>
  html`${planName && `It pays for your plan ${planName}. `}${
    amountDue > 0
      ? `${formatMoney(amountDue, currency)} is unpaid, and is charged as soon as you have added a card.`
      : 'Nothing is charged now. The card pays what falls due from now on.'
  }`;

async function requestedCardPage(
  request: PortalRequest,
  token: string,
  errors: FormErrors = {},
  status = 200,
): Promise<PortalResponse> {
  const cardRequest = await openCardRequest(request, token);
  const { clientName, amountDue, currency } = cardRequest;
  const { fields, ...pageOptions } = await cardFields(
    request,
    () => startCardRequestSetup(request, token),
    '',
    errors,
  );
  const hiddenFields = html`${hiddenField('key', newId())} ${hiddenField('token', token)}
  ${hiddenField('due', amountDue > 0 ? '1' : '')}`;
  const button =
    amountDue > 0 ? `Save the card and pay ${formatMoney(amountDue, currency)}` : 'Save the card';
  return standalonePage(request, {
    ...pageOptions,
    title: 'Add a card',
    status,
    main: html`<p>Hello ${clientName}, ${request.snapshot.branding.title} asks you for a card to pay with.</p>
      <p>${chargeNotice(cardRequest)}</p>
      ${form('/give-card', errors, html`${hiddenFields} ${fields}`, button)}`,
  });
}

const cardSavedPage = (request: PortalRequest, isCharged: boolean): PortalResponse =>
  standalonePage(request, {
    title: 'Your card was saved',
    main: html`<p role="status">
        ${isCharged ? 'What was unpaid is being charged to it now.' : 'Nothing was charged.'} It pays what
        falls due from now on.
      </p>
      <p class="actions"><a class="button" href="/account">Open my account</a></p>`,
  });

async function withValidLink(
  request: PortalRequest,
  handle: () => Promise<PortalResponse>,
): Promise<PortalResponse> {
  try {
    return await handle();
  } catch (error) {
    if (isLinkNotFound(error)) return invalidCardLinkPage(request);
    throw error;
  }
}

/**
 * Shows the form that card request emails link to, or the confirmation after a card was saved. The token in
 * the link replaces a sign-in.
 */
export async function showRequestedCard(request: PortalRequest): Promise<PortalResponse> {
  const done = request.query.get('done');
  if (done === 'charged' || done === 'saved') return cardSavedPage(request, done === 'charged');
  return withValidLink(request, () => requestedCardPage(request, request.query.get('token') ?? ''));
}

export async function submitRequestedCard(request: PortalRequest): Promise<PortalResponse> {
  const formValue = (name: string): string => request.form.get(name) ?? '';
  const token = formValue('token');
  return withValidLink(request, async () => {
    try {
      await submitCardRequest(request, { token, card: formValue('card'), key: formValue('key') });
    } catch (error) {
      const { errors, status } = handleFormError(request, error, ['card']);
      return requestedCardPage(request, token, errors, status);
    }
    return redirect(`/give-card?done=${formValue('due') ? 'charged' : 'saved'}`);
  });
}
