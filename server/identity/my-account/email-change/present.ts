import type { EmailSide } from '../../../../contract/enums';
import type { EmailConfirmation } from '../../../platform';
import type { EmailChangeRow, LinkedEmailChange } from './emailChange.repository';

function waitingFor({ status, old_confirmed_at, new_confirmed_at }: EmailChangeRow): EmailSide | null {
  if (status !== 'Open') return null;
  if (old_confirmed_at === null) return 'Old';
  return new_confirmed_at === null ? 'New' : null;
}

export const toEmailConfirmation = (change: LinkedEmailChange): EmailConfirmation => ({
  status: change.status,
  email: change.new_email,
  side: change.side,
  isConfirmed: (change.side === 'Old' ? change.old_confirmed_at : change.new_confirmed_at) !== null,
  waitingFor: waitingFor(change),
  expiresAt: change.expires_at,
});
