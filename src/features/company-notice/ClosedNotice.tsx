import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import type { Permission, WhiteLabelledCustomer } from '@/state/operator';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Notice } from '@/ui/Notice';
import { toast } from '@/ui/toast';
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
    isAdmin ? 'look at everything' : 'look at what your role opens',
    ...(may('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS') ? ['export it'] : []),
    ...(may('MANAGE_SETTINGS') ? ['pay what is owed to Livery'] : []),
  ];
  return left.map((one, index) => (index > 0 && index === left.length - 1 ? `and ${one}` : one)).join(', ');
}

const isPast = (moment: string): boolean => new Date(moment) <= new Date();

function wayBack({ reopenableUntil }: WhiteLabelledCustomer, isAdmin: boolean): string {
  if (reopenableUntil === null) return '';
  const day = formatDate(reopenableUntil);
  if (isPast(reopenableUntil)) return ` It could be opened again until ${day}.`;
  return isAdmin ? ` It can be opened again until ${day}.` : ` An Admin can open it again until ${day}.`;
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
    else toast.success(`${name} was opened again`);
  };

  return (
    <Notice tone="amber" title={closedAt ? `Closed since ${formatDate(closedAt)}` : 'Closed'}>
      <span>
        You can {whatIsLeft(isAdmin, permissions)}. Nothing else can be changed, and no new charge to a client
        is begun.{wayBack(company, isAdmin)}
      </span>
      {canReopen && (
        <Box sx={{ pt: 0.5 }}>
          <Button size={2} onClick={() => setAsking(true)}>
            Reopen
          </Button>
        </Box>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Open ${name} again?`}
        confirmLabel="Reopen"
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        The client dashboard is back at once. Clients whose payment fell due while it was closed are charged
        once now, for a period that begins today; months that went by are not charged. You can close it again
        at any time.
      </ConfirmDialog>
    </Notice>
  );
}
