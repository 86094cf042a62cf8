import type { InvitationStatus } from '@/api/schema.generated';
import { formatCount } from '@/lib/format';
import type { SentInvitation } from '../people';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** `3 days`, `5 hours`, `less than an hour`. */
function spanOf(ms: number): string {
  if (ms >= dayMs) return formatCount(Math.round(ms / dayMs), 'day');
  if (ms >= hourMs) return formatCount(Math.round(ms / hourMs), 'hour');
  return 'less than an hour';
}

/** A link runs out while one looks on, too. */
export const statusAt = ({ status, expiresAt }: SentInvitation, now: number): InvitationStatus =>
  status === 'Pending' && Date.parse(expiresAt) <= now ? 'Expired' : status;

/** How long the link still works, or since when it does not; stands behind the status. */
export function expiryWords({ status, expiresAt }: SentInvitation, now: number): string {
  const left = Date.parse(expiresAt) - now;
  if (status === 'Revoked') return 'The link no longer works';
  return left > 0 ? `Expires in ${spanOf(left)}` : `${spanOf(-left)} ago`;
}
