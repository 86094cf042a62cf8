import { formatMoney } from '../../../lib/money';
import { newId } from '../../../lib/ids';
import { DomainError } from '../../../errors';
import {
  giveAskedCard,
  openCardRequest,
  startAskedCard,
} from '../../../modules/client-accounts/self-service/requestedCard';
import type { CardRequest } from '../../../schema.generated';
import { sentTo, type SiteAnswer } from '../../answers';
import { form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { SiteRequest } from '../../siteRequest';
import { entrancePage, linkUsed } from '../entrance/entrancePage';
import { refusedBy } from '../tried';
import { cardFields } from './cardFields';

const isNoLink = (error: unknown): boolean => error instanceof DomainError && error.code === 'NOT_FOUND';

const linkGone = (site: SiteRequest): SiteAnswer =>
  linkUsed(
    site,
    { path: '/account/card', words: 'Add a card in my account' },
    'It has been used already, it has run out, or a newer mail has another one.',
  );

const whatFor = ({ amountDue, currency, planName }: CardRequest): Html =>
  html`${planName && `It pays for your plan ${planName}. `}${
    amountDue > 0
      ? `${formatMoney(amountDue, currency)} is unpaid, and is charged as soon as you have added a card.`
      : 'Nothing is charged now. The card pays what falls due from now on.'
  }`;

async function givePage(
  site: SiteRequest,
  token: string,
  errors: FormErrors = {},
  status = 200,
): Promise<SiteAnswer> {
  const request = await openCardRequest(site, token);
  const { clientName, amountDue, currency } = request;
  const { fields, ...allowed } = await cardFields(site, () => startAskedCard(site, token), '', errors);
  const hidden = html`${hiddenField('key', newId())} ${hiddenField('token', token)}
  ${hiddenField('due', amountDue > 0 ? '1' : '')}`;
  const button =
    amountDue > 0 ? `Save the card and pay ${formatMoney(amountDue, currency)}` : 'Save the card';
  return entrancePage(site, {
    ...allowed,
    title: 'Add a card',
    status,
    main: html`<p>Hello ${clientName}, ${site.snapshot.branding.title} asks you for a card to pay with.</p>
      <p>${whatFor(request)}</p>
      ${form('/give-card', errors, html`${hidden} ${fields}`, button)}`,
  });
}

const given = (site: SiteRequest, isCharged: boolean): SiteAnswer =>
  entrancePage(site, {
    title: 'Your card was saved',
    main: html`<p role="status">
        ${isCharged ? 'What was unpaid is being charged to it now.' : 'Nothing was charged.'} It pays what
        falls due from now on.
      </p>
      <p class="actions"><a class="button" href="/account">Open my account</a></p>`,
  });

async function unlessGone(site: SiteRequest, answer: () => Promise<SiteAnswer>): Promise<SiteAnswer> {
  try {
    return await answer();
  } catch (error) {
    if (isNoLink(error)) return linkGone(site);
    throw error;
  }
}

/** Where the mails that ask for a card lead; whoever has the link may give one, signed in or not. */
export async function showGiveCard(site: SiteRequest): Promise<SiteAnswer> {
  const done = site.query.get('done');
  if (done === 'charged' || done === 'saved') return given(site, done === 'charged');
  return unlessGone(site, () => givePage(site, site.query.get('token') ?? ''));
}

export async function takeGiveCard(site: SiteRequest): Promise<SiteAnswer> {
  const read = (name: string): string => site.form.get(name) ?? '';
  const token = read('token');
  return unlessGone(site, async () => {
    try {
      await giveAskedCard(site, { token, card: read('card'), key: read('key') });
    } catch (error) {
      const { errors, status } = refusedBy(site, error, ['card']);
      return givePage(site, token, errors, status);
    }
    return sentTo(`/give-card?done=${read('due') ? 'charged' : 'saved'}`);
  });
}
