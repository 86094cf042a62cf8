import type { ActivityKind } from '@/api/schema.generated';
import * as texts from '@/texts/clients/timeline';

export const activityKinds: Readonly<Record<ActivityKind, string>> = {
  Change: texts.changes,
  Payment: texts.payments,
  Refund: texts.refunds,
  Mail: texts.mails,
  SignIn: texts.signIns,
};

const isKind = (text: string): text is ActivityKind => Object.hasOwn(activityKinds, text);
const moneyKinds: readonly ActivityKind[] = ['Payment', 'Refund'];

export const kindsOpenTo = (seesMoney: boolean): ActivityKind[] =>
  Object.keys(activityKinds)
    .filter(isKind)
    .filter((kind) => seesMoney || !moneyKinds.includes(kind));

/** The kinds that an address names, as far as they are open to the reader. */
export const kindsFrom = (text: string, open: readonly ActivityKind[]): ActivityKind[] =>
  open.filter((kind) => text.split(',').includes(kind));
