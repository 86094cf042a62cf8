import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CompanyAction, CompanyStatus } from '@contract/enums';

// Ordered by importance to operators.
const actionLabels: Readonly<Record<CompanyAction, MessageDescriptor>> = {
  ViewStatus: msg`Sign in, and see how the company stands`,
  Read: msg`See clients, payments and everything else`,
  Change: msg`Change anything, and publish`,
  ChargeClients: msg`Have clients charged`,
  ServeClients: msg`Show clients their dashboard`,
  Finish: msg`Finish what was begun: imports, bulk actions, mails`,
  Export: msg`Export what the company has`,
  Pay: msg`Pay for Livery: cards, details and charges`,
  SetUp: msg`Take the steps of setting the company up`,
  Reopen: msg`Be reopened by an Admin`,
};

const statusLabels: Readonly<Record<CompanyStatus, MessageDescriptor>> = {
  Pending: msg`Being set up`,
  Active: msg`Active`,
  Cancelled: msg`Closed`,
  Blocked: msg`Blocked`,
};

export interface StatusRule {
  status: CompanyStatus;
  allows: readonly CompanyAction[];
}

interface StatusRulesTableProps {
  rules: readonly StatusRule[];
  /** Status of the company, highlighted in the table. */
  current?: CompanyStatus;
}

const actions = Object.keys(actionLabels) as CompanyAction[];

// The action labels stay visible while the table scrolls horizontally.
const stickyColumnSx = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 148, sm: 240 },
  fontWeight: 400,
} as const;

/** Shows which actions each company status allows. */
export function StatusRulesTable({ rules, current }: StatusRulesTableProps) {
  const { t } = useLingui();
  const title = t`What each status allows`;
  return (
    <TableContainer role="region" aria-label={title} tabIndex={0} sx={{ position: 'relative' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell sx={stickyColumnSx}>{t`A company may`}</TableCell>
            {rules.map(({ status }) => (
              <TableCell key={status} aria-current={status === current ? 'true' : undefined}>
                {status === current
                  ? t`${{ status: t(statusLabels[status]) }} (now)`
                  : t(statusLabels[status])}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {actions.map((action) => (
            <TableRow key={action}>
              <TableCell component="th" scope="row" sx={stickyColumnSx}>
                {t(actionLabels[action])}
              </TableCell>
              {rules.map(({ status, allows }) => (
                <TableCell key={status}>
                  <AllowedIcon isAllowed={allows.includes(action)} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const AllowedIcon = ({ isAllowed }: { isAllowed: boolean }) => {
  const { t } = useLingui();
  return isAllowed ? (
    <CheckIcon color="success" titleAccess={t`Yes`} />
  ) : (
    <RemoveIcon color="disabled" titleAccess={t`No`} />
  );
};
