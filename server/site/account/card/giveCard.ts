import { newId } from '../../../lib/ids';
import { giveOwnCard, notReady, startOwnCard } from '../../../modules/client-accounts/self-service/cards';
import { readOverview, type Overview } from '../../../modules/client-accounts/self-service/overview';
import { sentTo, type SiteAnswer } from '../../answers';
import { form, hiddenField, type FormErrors } from '../../forms';
import { html } from '../../html';
import { accountPage } from '../accountPage';
import { cardWords } from '../pages/standingWords';
import type { SignedInRequest } from '../signedIn';
import { tried } from '../tried';
import { cardFields } from './cardFields';

const whatFor = ({ billing: { unpaid } }: Overview): string =>
  unpaid.length > 0
    ? 'What is unpaid is charged to the new card at once, and all that falls due from now on.'
    : 'Nothing is charged now. The new card pays what falls due from now on.';

async function cardPage(site: SignedInRequest, errors: FormErrors = {}, status = 200): Promise<SiteAnswer> {
  const overview = await readOverview(site);
  const [card] = overview.billing.cards;
  const isViewed = site.session.viewedBy !== null;
  const ready =
    overview.billing.canCharge && !isViewed
      ? await cardFields(site, () => startOwnCard(site), '', errors)
      : null;
  return accountPage(site, {
    title: 'Your card',
    status,
    policy: ready?.policy,
    scripts: ready?.scripts,
    main: html`<p>${card ? `You pay with your ${cardWords(card)}.` : 'You have no card here yet.'}</p>
      ${!isViewed && html`<h2>${card ? 'Use another card' : 'Add a card'}</h2>`}
      ${
        ready
          ? html`<p>${whatFor(overview)}</p>
              ${form('/account/card', errors, html`${hiddenField('key', newId())} ${ready.fields}`, 'Save the card')}`
          : !isViewed && html`<p>${notReady(site).message}</p>`
      }`,
  });
}

export const showCard = (site: SignedInRequest): Promise<SiteAnswer> => cardPage(site);

export async function takeCard(site: SignedInRequest): Promise<SiteAnswer> {
  const given = { token: site.form.get('card') ?? '', key: site.form.get('key') ?? '' };
  const refused = await tried(site, () => giveOwnCard(site, given), ['card']);
  if (refused) return cardPage(site, refused.errors, refused.status);
  return sentTo('/account/card?done=card');
}
