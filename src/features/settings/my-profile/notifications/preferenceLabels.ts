import type { NotificationKind } from '@contract/enums';
import * as texts from '@/texts/settings/my-profile/notifications';

interface PreferenceLabels {
  title: string;
  text: string;
}

export const preferenceLabels: Record<NotificationKind, PreferenceLabels> = {
  ClientAdded: {
    title: texts.newClients,
    text: texts.somebodySignedUpOrAColleague,
  },
  PaymentFailed: { title: texts.failedPayments, text: texts.aPaymentFailedOrAClient },
  DeploymentDone: { title: texts.deployments, text: texts.whatYouPublishIsThere },
  DomainLive: { title: texts.domainWorks, text: texts.aCustomDomainLeads },
  DomainBroken: { title: texts.domainBroken, text: texts.aCustomDomainStoppedWorking },
};
