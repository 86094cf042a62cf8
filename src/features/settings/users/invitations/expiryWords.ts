import type { InvitationStatus } from '@/api/schema.generated';
import * as texts from '@/texts/settings/users/invitations';
import type { SentInvitation } from '../people';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** `3 days`, `5 hours`, `less than an hour`. */
function spanOf(ms: number): string {
  if (ms >= dayMs) return texts.day(Math.round(ms / dayMs));
  if (ms >= hourMs) return texts.hour(Math.round(ms / hourMs));
  return texts.lessThanAnHour;
}

/** A link runs out while one looks on, too. */
export const statusAt = ({ status, expiresAt }: SentInvitation, now: number): InvitationStatus =>
  status === 'Pending' && Date.parse(expiresAt) <= now ? 'Expired' : status;

/** How long the link still works, or since when it does not; stands behind the status. */
export function expiryWords({ status, expiresAt }: SentInvitation, now: number): string {
  const left = Date.parse(expiresAt) - now;
  if (status === 'Revoked') return texts.theLinkNoLongerWorks;
  return left > 0 ? texts.expiresIn(spanOf(left)) : texts.ago(spanOf(-left));
}
