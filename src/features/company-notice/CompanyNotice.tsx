import Box from '@mui/material/Box';
import { useState } from 'react';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { WhiteLabelledCustomer } from '@/state/operator';
import * as texts from '@/texts/company-notice';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import type { Permission } from '@contract/enums';
import { useReopenCompanyMutation } from './companyNoticeApi';

interface ClosedNoticeProps {
  company: WhiteLabelledCustomer;
  isAdmin: boolean;
  /** The viewer's permissions, which determine the actions that the notice lists. */
  permissions: readonly Permission[];
}

/** Returns the actions that remain possible, as part of a sentence. */
function formatRemainingActions(isAdmin: boolean, permissions: readonly Permission[]): string {
  const hasAny = (...required: Permission[]) =>
    isAdmin || required.some((permission) => permissions.includes(permission));
  const remainingActions = [
    isAdmin ? texts.lookAtEverything : texts.lookAtWhatYourRoleOpens,
    ...(hasAny('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS') ? [texts.exportIt] : []),
    ...(hasAny('MANAGE_SETTINGS') ? [texts.payWhatIsOwedToLivery] : []),
  ];
  return remainingActions
    .map((action, index) => (index > 0 && index === remainingActions.length - 1 ? texts.and(action) : action))
    .join(', ');
}

const isPast = (timestamp: string): boolean => new Date(timestamp) <= new Date();

function formatReopenDeadline({ reopenableUntil }: WhiteLabelledCustomer, isAdmin: boolean): string {
  if (reopenableUntil === null) return '';
  const day = formatDate(reopenableUntil);
  if (isPast(reopenableUntil)) return texts.itCouldBeOpenedAgainUntil(day);
  return isAdmin ? texts.itCanBeOpenedAgainUntil(day) : texts.anAdminCanOpenItAgain(day);
}

function ClosedNotice({ company, isAdmin, permissions }: ClosedNoticeProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [reopen] = useReopenCompanyMutation();
  const { name, closedAt, reopenableUntil } = company;
  const canReopen = isAdmin && reopenableUntil !== null && !isPast(reopenableUntil);

  return (
    <Notice tone="amber" title={closedAt ? texts.closedSince(formatDate(closedAt)) : texts.closed}>
      <span>
        {texts.youCanNothingElseCan(
          formatRemainingActions(isAdmin, permissions),
          formatReopenDeadline(company, isAdmin),
        )}
      </span>
      {canReopen && (
        <Box sx={{ pt: 0.5 }}>
          <Button size={2} onClick={() => setConfirming(true)}>
            {texts.reopen}
          </Button>
        </Box>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={texts.openAgain(name)}
          confirmLabel={texts.reopen}
          successMessage={texts.wasOpenedAgain(name)}
          onConfirm={() => reopen()}
          onClose={() => setConfirming(false)}
        >
          {texts.theClientDashboardIsBack}
        </ConfirmDialog>
      )}
    </Notice>
  );
}

interface BlockedNoticeProps {
  company: WhiteLabelledCustomer;
  isAdmin: boolean;
}

const BlockedNotice = ({ company: { name, blockedReason }, isAdmin }: BlockedNoticeProps) => (
  <Notice tone="red" title={texts.isBlocked(name)}>
    <span>
      {blockedReason && <>{texts.liverySaysWhy(blockedReason)}</>}
      {texts.noNewChargeToAClient(
        isAdmin ? (
          <>
            {texts.youCanUnderCompanyProfile(<Link to={paths.companyProfile}>{texts.exportEverything}</Link>)}
          </>
        ) : (
          texts.anAdminOfYourCompanyCan
        ),
      )}
    </span>
  </Notice>
);

export default function CompanyNotice() {
  const company = useAppSelector(selectCompany);
  const { role, permissions = [] } = useAppSelector(selectOperator) ?? {};
  if (company?.status !== 'Cancelled' && company?.status !== 'Blocked') return null;
  const StatusNotice = company.status === 'Blocked' ? BlockedNotice : ClosedNotice;

  return (
    <Box sx={{ px: { xs: 2, md: 3 }, pt: 2, pb: 1, maxWidth: 1200, mx: 'auto' }}>
      <StatusNotice company={company} isAdmin={role === 'Admin'} permissions={permissions} />
    </Box>
  );
}
