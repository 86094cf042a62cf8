import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import type { Permission, WhiteLabelledCustomer } from '@/state/operator';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Notice } from '@/ui/Notice';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/company-notice';
import { useReopenCompanyMutation } from './companyNoticeApi';

interface ClosedNoticeProps {
  company: WhiteLabelledCustomer;
  isAdmin: boolean;
  /** What whoever reads it may do, from which what is left to them follows. */
  permissions: readonly Permission[];
}

/** `look at what your role opens, and export it` */
function whatIsLeft(isAdmin: boolean, permissions: readonly Permission[]): string {
  const may = (...flags: Permission[]) => isAdmin || flags.some((flag) => permissions.includes(flag));
  const left = [
    isAdmin ? texts.lookAtEverything : texts.lookAtWhatYourRoleOpens,
    ...(may('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS') ? [texts.exportIt] : []),
    ...(may('MANAGE_SETTINGS') ? [texts.payWhatIsOwedToLivery] : []),
  ];
  return left.map((one, index) => (index > 0 && index === left.length - 1 ? texts.and(one) : one)).join(', ');
}

const isPast = (moment: string): boolean => new Date(moment) <= new Date();

function wayBack({ reopenableUntil }: WhiteLabelledCustomer, isAdmin: boolean): string {
  if (reopenableUntil === null) return '';
  const day = formatDate(reopenableUntil);
  if (isPast(reopenableUntil)) return texts.itCouldBeOpenedAgainUntil(day);
  return isAdmin ? texts.itCanBeOpenedAgainUntil(day) : texts.anAdminCanOpenItAgain(day);
}

/** On every screen of a company that is closed: what still works, and the way back. */
export function ClosedNotice({ company, isAdmin, permissions }: ClosedNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  const [reopen, { isLoading }] = useReopenCompanyMutation();
  const { name, closedAt, reopenableUntil } = company;
  const canReopen = isAdmin && reopenableUntil !== null && !isPast(reopenableUntil);

  const confirm = async () => {
    const { error } = await reopen();
    setAsking(false);
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.wasOpenedAgain(name));
  };

  return (
    <Notice tone="amber" title={closedAt ? texts.closedSince(formatDate(closedAt)) : texts.closed}>
      <span>{texts.youCanNothingElseCan(whatIsLeft(isAdmin, permissions), wayBack(company, isAdmin))}</span>
      {canReopen && (
        <Box sx={{ pt: 0.5 }}>
          <Button size={2} onClick={() => setAsking(true)}>
            {texts.reopen}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.openAgain(name)}
        confirmLabel={texts.reopen}
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {texts.theClientDashboardIsBack}
      </ConfirmDialog>
    </Notice>
  );
}
