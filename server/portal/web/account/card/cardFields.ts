import { cardOrigins, type CardSetup, type SandboxCard } from '../../../../platform';
import { fieldId, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import type { PolicyAdditions } from '../../contentSecurityPolicy';
import { radios } from '../choices';
import type { PortalRequest } from '../../portalRequest';

/** The card fields of a form, with the scripts and the Content-Security-Policy sources that they need. */
export interface CardFields {
  fields: Html;
  policy?: PolicyAdditions;
  scripts?: readonly string[];
}

const sandboxFields = (cards: readonly SandboxCard[], selected: string, errors: FormErrors): CardFields => ({
  fields: radios({
    name: 'card',
    legend: 'Test card: no money moves',
    selected,
    choices: cards.map(({ token, label, brand, last4 }) => ({
      value: token,
      label: `${brand} ending in ${last4}: ${label}`,
    })),
    errors,
  }),
});

/** Renders the container for the provider's card element. Card numbers never reach this server. */
function providerFields(
  { services, snapshot }: PortalRequest,
  setup: CardSetup,
  errors: FormErrors,
): CardFields {
  const { settings } = services;
  const { scripts, frames, connections: calls } = cardOrigins(settings);
  return {
    fields: html`<div
      class="field"
      id="${fieldId('card')}"
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

/**
 * Renders the card fields of the active provider. Except in the sandbox, starts a card setup first and
 * rethrows the `CONFLICT` of `startSetup` if the company cannot take cards.
 */
export async function cardFields(
  request: PortalRequest,
  startSetup: () => Promise<CardSetup>,
  selected: string,
  errors: FormErrors,
): Promise<CardFields> {
  const { cardProvider } = request.services;
  if (cardProvider.name === 'Sandbox') return sandboxFields(cardProvider.sandboxCards, selected, errors);
  return providerFields(request, await startSetup(), errors);
}
