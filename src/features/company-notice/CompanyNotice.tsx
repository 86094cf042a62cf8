import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { WhiteLabelledCustomer } from '@/state/operator';
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

/** Returns the sentence about the actions that remain possible. */
function remainingActionsText(isAdmin: boolean, permissions: readonly Permission[]): string {
  if (isAdmin) return t`You can look at everything, export it, and pay what is owed to Livery.`;
  const hasAny = (...required: Permission[]) =>
    required.some((permission) => permissions.includes(permission));
  const canExport = hasAny('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
  const canPay = hasAny('MANAGE_SETTINGS');
  if (canExport && canPay)
    return t`You can look at what your role opens, export it, and pay what is owed to Livery.`;
  if (canExport) return t`You can look at what your role opens, and export it.`;
  if (canPay) return t`You can look at what your role opens, and pay what is owed to Livery.`;
  return t`You can look at what your role opens.`;
}

const isPast = (timestamp: string): boolean => new Date(timestamp) <= new Date();

function reopenText(reopenableUntil: string, isAdmin: boolean): string {
  const day = formatDate(reopenableUntil);
  if (isPast(reopenableUntil)) return t`It could be opened again until ${day}.`;
  return isAdmin ? t`It can be opened again until ${day}.` : t`An Admin can open it again until ${day}.`;
}

function ClosedNotice({ company, isAdmin, permissions }: ClosedNoticeProps) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const [reopen] = useReopenCompanyMutation();
  const { name, closedAt, reopenableUntil } = company;
  const canReopen = isAdmin && reopenableUntil !== null && !isPast(reopenableUntil);

  return (
    <Notice tone="amber" title={closedAt ? t`Closed since ${{ date: formatDate(closedAt) }}` : t`Closed`}>
      <span>
        {remainingActionsText(isAdmin, permissions)}{' '}
        {t`Nothing else can be changed, and no new charge to a client is begun.`}
        {reopenableUntil !== null && ` ${reopenText(reopenableUntil, isAdmin)}`}
      </span>
      {canReopen && (
        <Box sx={{ pt: 0.5 }}>
          <Button size={2} onClick={() => setConfirming(true)}>
            {t`Reopen`}
          </Button>
        </Box>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t`Open ${name} again?`}
          confirmLabel={t`Reopen`}
          successMessage={t`${name} was opened again`}
          onConfirm={() => reopen()}
          onClose={() => setConfirming(false)}
        >
          {t`The client dashboard is back at once. Clients whose payment fell due while it was closed are charged once now, for a period that begins today; months that went by are not charged. You can close it again at any time.`}
        </ConfirmDialog>
      )}
    </Notice>
  );
}

interface BlockedNoticeProps {
  company: WhiteLabelledCustomer;
  isAdmin: boolean;
}

const BlockedNotice = ({ company: { name, blockedReason }, isAdmin }: BlockedNoticeProps) => {
  const { t } = useLingui();
  return (
    <Notice tone="red" title={t`${name} is blocked`}>
      <span>
        {blockedReason && <>{t`Livery says why: ${blockedReason}`} </>}
        {t`No new charge to a client is begun, and your clients’ dashboard is not shown.`}{' '}
        {isAdmin ? (
          <Trans>
            You can <Link to={paths.companyProfile}>export everything</Link> under Company profile.
          </Trans>
        ) : (
          t`An Admin of your company can export everything.`
        )}
      </span>
    </Notice>
  );
};

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
