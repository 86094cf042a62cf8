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
  if (isAdmin) return t`You can still view and export all data, and pay outstanding fees to Livery.`;
  const hasAny = (...required: Permission[]) =>
    required.some((permission) => permissions.includes(permission));
  const canExport = hasAny('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
  const canPay = hasAny('MANAGE_SETTINGS');
  if (canExport && canPay)
    return t`You can still view and export the data that your role allows, and pay outstanding fees to Livery.`;
  if (canExport) return t`You can still view and export the data that your role allows.`;
  if (canPay)
    return t`You can still view the data that your role allows, and pay outstanding fees to Livery.`;
  return t`You can still view the data that your role allows.`;
}

const isPast = (timestamp: string): boolean => new Date(timestamp) <= new Date();

function reopenText(reopenableUntil: string, isAdmin: boolean): string {
  const day = formatDate(reopenableUntil);
  if (isPast(reopenableUntil)) return t`The company could be reopened until ${day}.`;
  return isAdmin
    ? t`You can reopen the company until ${day}.`
    : t`An Admin can reopen the company until ${day}.`;
}

function ClosedNotice({ company, isAdmin, permissions }: ClosedNoticeProps) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const [reopen] = useReopenCompanyMutation();
  const { name, closedAt, reopenableUntil } = company;
  const canReopen = isAdmin && reopenableUntil !== null && !isPast(reopenableUntil);

  return (
    <Notice
      tone="amber"
      title={closedAt ? t`Company closed on ${{ date: formatDate(closedAt) }}` : t`Company closed`}
    >
      <span>
        {remainingActionsText(isAdmin, permissions)}{' '}
        {t`You can’t make other changes. Clients are no longer charged, except for charges that were already in progress.`}
        {reopenableUntil !== null && ` ${reopenText(reopenableUntil, isAdmin)}`}
      </span>
      {canReopen && (
        <Box sx={{ pt: 0.5 }}>
          <Button size={2} onClick={() => setConfirming(true)}>
            {t`Reopen company`}
          </Button>
        </Box>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t`Reopen ${name}?`}
          confirmLabel={t`Reopen company`}
          successMessage={t`${name} reopened`}
          onConfirm={() => reopen()}
          onClose={() => setConfirming(false)}
        >
          {t`Your client dashboard will be online again immediately. Clients whose payment became due while the company was closed are charged once, for a billing period that starts now. Missed periods aren’t charged. You can close the company again at any time.`}
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
        {blockedReason && <>{t`Reason: ${blockedReason}`} </>}
        {t`Your client dashboard is offline. Clients are no longer charged, except for charges that were already in progress.`}{' '}
        {isAdmin ? (
          <Trans>
            You can still <Link to={paths.companyProfile}>export all data</Link> in your company profile.
          </Trans>
        ) : (
          t`An Admin of your company can still export all data.`
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
