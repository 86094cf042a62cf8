import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of client actions for lists that also contain actions on other targets. */
export const clientActionLabels: Readonly<Record<string, MessageDescriptor>> = {
  'client.accessSent': msg`Client: sent a sign-in link`,
  'client.activated': msg`Client: became active`,
  'client.agreed': msg`Client: agreed to terms that changed`,
  'client.cardAdded': msg`Client: card added`,
  'client.cardChosen': msg`Client: card chosen to pay with`,
  'client.cardRemoved': msg`Client: card removed`,
  'client.cardRequested': msg`Client: asked for a card by mail`,
  'client.created': msg`Client added`,
  'client.deactivated': msg`Client: deactivated`,
  'client.deactivationCanceled': msg`Client: scheduled deactivation taken back`,
  'client.deactivationScheduled': msg`Client: deactivation scheduled`,
  'client.fellBehind': msg`Client: fell behind with a payment`,
  'client.passwordChosen': msg`Client: password chosen`,
  'client.paused': msg`Client: paused`,
  'client.planChanged': msg`Client: plan changed`,
  'client.priceChangeScheduled': msg`Client: to have the new price of the plan from the next renewal`,
  'client.priceChanged': msg`Client: moved to the new price of the plan`,
  'client.reactivated': msg`Client: reactivated`,
  'client.restored': msg`Client: put back as before a bulk action`,
  'client.resumed': msg`Client: resumed`,
  'client.signedUp': msg`Client: signed up`,
  'client.subscribed': msg`Client: put on a plan`,
  'client.updated': msg`Client: details changed`,
  'client.viewLeft': msg`Client: viewing as the client ended`,
  'client.viewedAs': msg`Client: dashboard viewed as the client`,
};
