import type { InvitationStatus } from '@contract/enums';
import * as texts from '@/texts/settings/users/invitations';
import type { SentInvitation } from '../team';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Formats a duration as `3 days`, `5 hours` or `less than an hour`. */
function formatDuration(ms: number): string {
  if (ms >= dayMs) return texts.day(Math.round(ms / dayMs));
  if (ms >= hourMs) return texts.hour(Math.round(ms / hourMs));
  return texts.lessThanAnHour;
}

/** Returns the status at `now`, because a pending invitation may expire after the list was fetched. */
export const statusAt = ({ status, expiresAt }: SentInvitation, now: number): InvitationStatus =>
  status === 'Pending' && Date.parse(expiresAt) <= now ? 'Expired' : status;

/** Returns a text about the link: the time until it expires, the time since it expired, or its revocation. */
export function expiryText({ status, expiresAt }: SentInvitation, now: number): string {
  const remainingMs = Date.parse(expiresAt) - now;
  if (status === 'Revoked') return texts.theLinkNoLongerWorks;
  return remainingMs > 0
    ? texts.expiresIn(formatDuration(remainingMs))
    : texts.ago(formatDuration(-remainingMs));
}
