import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of client actions for lists that also contain actions on other targets. */
export const clientActionLabels: Readonly<Record<string, MessageDescriptor>> = {
  'client.accessSent': msg`Client: sign-in link sent`,
  'client.activated': msg`Client: activated`,
  'client.agreed': msg`Client: updated terms accepted`,
  'client.cardAdded': msg`Client: card added`,
  'client.cardChosen': msg`Client: default card changed`,
  'client.cardRemoved': msg`Client: card removed`,
  'client.cardRequested': msg`Client: card requested by email`,
  'client.created': msg`Client added`,
  'client.deactivated': msg`Client: deactivated`,
  'client.deactivationCanceled': msg`Client: scheduled deactivation canceled`,
  'client.deactivationScheduled': msg`Client: deactivation scheduled`,
  'client.fellBehind': msg`Client: became past due`,
  'client.passwordChosen': msg`Client: password set`,
  'client.paused': msg`Client: paused`,
  'client.planChanged': msg`Client: plan changed`,
  'client.priceChangeScheduled': msg`Client: price change scheduled for next renewal`,
  'client.priceChanged': msg`Client: moved to new plan price`,
  'client.reactivated': msg`Client: reactivated`,
  'client.restored': msg`Client: bulk action undone`,
  'client.resumed': msg`Client: resumed`,
  'client.signedUp': msg`Client: signed up`,
  'client.subscribed': msg`Client: subscribed to plan`,
  'client.updated': msg`Client: details changed`,
  'client.viewLeft': msg`Client: stopped viewing dashboard as client`,
  'client.viewedAs': msg`Client: dashboard viewed as client`,
};
