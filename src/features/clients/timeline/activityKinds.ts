import type { ActivityKind } from '@/api/schema.generated';
import * as texts from '@/texts/clients/timeline';

export const activityKinds: Readonly<Record<ActivityKind, string>> = {
  Change: texts.changes,
  Payment: texts.payments,
  Refund: texts.refunds,
  Email: texts.mails,
  SignIn: texts.signIns,
};

const isActivityKind = (text: string): text is ActivityKind => Object.hasOwn(activityKinds, text);
const moneyKinds: readonly ActivityKind[] = ['Payment', 'Refund'];

export const visibleKinds = (canSeeMoney: boolean): ActivityKind[] =>
  Object.keys(activityKinds)
    .filter(isActivityKind)
    .filter((kind) => canSeeMoney || !moneyKinds.includes(kind));

/** Returns the kinds in the URL parameter that the operator may see. */
export const parseKinds = (text: string, availableKinds: readonly ActivityKind[]): ActivityKind[] =>
  availableKinds.filter((kind) => text.split(',').includes(kind));
