import type { NotificationKind } from '@/api/schema.generated';

interface ChoiceWords {
  title: string;
  text: string;
}

export const choiceWords: Record<NotificationKind, ChoiceWords> = {
  ClientAdded: {
    title: 'New clients',
    text: 'Somebody signed up, or a colleague added or imported clients.',
  },
  PaymentFailed: { title: 'Failed payments', text: 'A payment failed, or a client disputes one.' },
  DeploymentDone: { title: 'Deployments', text: 'What you publish is there, or could not be published.' },
  DomainLive: { title: 'Domain works', text: 'A custom domain leads to your client dashboard.' },
  DomainBroken: { title: 'Domain broken', text: 'A custom domain stopped working.' },
};
