import type { CardSetup, SandboxCard } from '../../../schema.generated';
import { cardOrigins } from '../../../http/security';
import { idOf, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { PolicyAdditions } from '../../policy';
import { radios } from '../choices';
import type { SiteRequest } from '../../siteRequest';

/** The part of a form that takes a card, and what its page has to allow for it. */
export interface CardFields {
  fields: Html;
  policy?: PolicyAdditions;
  scripts?: readonly string[];
}

const sandboxFields = (cards: readonly SandboxCard[], chosen: string, errors: FormErrors): CardFields => ({
  fields: radios({
    name: 'card',
    legend: 'Test card: no money moves',
    chosen,
    choices: cards.map(({ token, label, brand, last4 }) => ({
      value: token,
      label: `${brand} ending in ${last4}: ${label}`,
    })),
    errors,
  }),
});

/** The provider's own element, which the script puts in place: no card number ever reaches this server. */
function elementFields(
  { services, snapshot }: SiteRequest,
  setup: CardSetup,
  errors: FormErrors,
): CardFields {
  const { settings } = services;
  const { scripts, frames, connections: calls } = cardOrigins(settings);
  return {
    fields: html`<div
      class="field"
      id="${idOf('card')}"
      data-card
      data-script="${settings.stripeJsUrl}"
      data-key="${setup.publishableKey ?? settings.stripePublishableKey}"
      data-account="${setup.accountReference}"
      data-secret="${setup.clientSecret}"
      data-colour="${snapshot.branding.colour}"
    >
      <noscript><p class="notice">Giving a card takes JavaScript, which is switched off here.</p></noscript>
      <div data-element></div>
      <p class="error" role="alert" data-error>${errors['card']}</p>
      <input type="hidden" name="card" />
    </div>`,
    policy: { 'script-src': ["'self'", ...scripts], 'frame-src': frames, 'connect-src': calls },
    scripts: ['/card.js'],
  };
}

/** `start` asks the provider for its element: CONFLICT while the company can't take cards. */
export async function cardFields(
  site: SiteRequest,
  start: () => Promise<CardSetup>,
  chosen: string,
  errors: FormErrors,
): Promise<CardFields> {
  const { cardProvider } = site.services;
  if (cardProvider.name === 'Sandbox') return sandboxFields(cardProvider.sandboxCards, chosen, errors);
  return elementFields(site, await start(), errors);
}
