import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n/i18n';
import { cardOrigins, type CardSetup } from '../../../platform';
import { fieldId, Radios, useFieldError } from '../forms';
import type { PortalRequest } from '../portalRequest';
import { fileResponse, type PolicyAdditions } from '../responses';
import { sharedFile } from '../routes';

/** The card fields of a form, with the scripts and the Content-Security-Policy sources that they need. */
export interface CardFields {
  fields: ReactNode;
  policy?: PolicyAdditions;
  scripts?: readonly string[];
}

interface ProviderFieldsProps {
  request: PortalRequest;
  setup: CardSetup;
}

/** The container for the provider's card element. Card numbers never reach this server. */
function ProviderFields({ request: { services, snapshot }, setup }: ProviderFieldsProps) {
  const { settings } = services;
  const error = useFieldError('card');
  return (
    <div
      className="field"
      id={fieldId('card')}
      data-card=""
      data-script={settings.stripeJsUrl}
      data-key={setup.publishableKey ?? settings.stripePublishableKey}
      data-account={setup.accountReference ?? ''}
      data-secret={setup.clientSecret}
      data-colour={snapshot.branding.colour}
      data-check-error={t('The card couldn’t be verified. Try again, or use another card.')}
      data-load-error={t('The card form couldn’t be loaded. Reload the page to try again.')}
    >
      <noscript>
        <p className="notice">{t('Turn on JavaScript in your browser to add a card.')}</p>
      </noscript>
      <div data-element="" />
      <p className="error" role="alert" data-error="">
        {error}
      </p>
      <input type="hidden" name="card" />
    </div>
  );
}

/**
 * Returns the card fields of the active provider. Except in the sandbox, starts a card setup first and
 * rethrows the `CONFLICT` of `startSetup` if the company cannot take cards.
 */
export async function cardFields(
  request: PortalRequest,
  startSetup: () => Promise<CardSetup>,
  selected = '',
): Promise<CardFields> {
  const { cardProvider, settings } = request.services;
  if (cardProvider.name === 'Sandbox') {
    const choices = cardProvider.sandboxCards.map(({ token, label, brand, last4 }) => ({
      value: token,
      label: t('{brand} ending in {last4}: {label}', { brand, last4, label }),
    }));
    const legend = t('Test card (no real charge)');
    return { fields: <Radios name="card" legend={legend} selected={selected} choices={choices} /> };
  }
  const { scripts, frames, connections } = cardOrigins(settings);
  return {
    fields: <ProviderFields request={request} setup={await startSetup()} />,
    policy: { 'script-src': ["'self'", ...scripts], 'frame-src': frames, 'connect-src': connections },
    scripts: ['/card.js'],
  };
}

const script = readFileSync(path.join(__dirname, 'cardScript.js'), 'utf8');

/** The only script of the portal mounts the provider's card element and submits a reference to the card. */
export const cardScriptRoute = sharedFile('/card.js', () =>
  fileResponse('text/javascript; charset=utf-8', script, { 'cache-control': 'no-cache' }),
);
