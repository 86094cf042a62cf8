import { activityKinds, type ActivityKind } from '@contract/enums';
import * as texts from '@/texts/clients/timeline';

export const activityKindLabels: Readonly<Record<ActivityKind, string>> = {
  Change: texts.changes,
  Payment: texts.payments,
  Refund: texts.refunds,
  Email: texts.mails,
  SignIn: texts.signIns,
};

const moneyKinds: readonly ActivityKind[] = ['Payment', 'Refund'];

export const visibleKinds = (canSeeMoney: boolean): ActivityKind[] =>
  activityKinds.filter((kind) => canSeeMoney || !moneyKinds.includes(kind));

/** Returns the kinds in the URL parameter that the operator may see. Older links say `Mail` for emails. */
export function parseKinds(text: string, availableKinds: readonly ActivityKind[]): ActivityKind[] {
  const selected = text.split(',').map((kind) => (kind === 'Mail' ? 'Email' : kind));
  return availableKinds.filter((kind) => selected.includes(kind));
}
