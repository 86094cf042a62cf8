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
  ViewStatus: msg`Sign in and view company status`,
  Read: msg`View clients, payments and all other data`,
  Change: msg`Make and deploy changes`,
  ChargeClients: msg`Charge clients`,
  ServeClients: msg`Keep the client dashboard online`,
  Finish: msg`Finish running imports, bulk actions and emails`,
  Export: msg`Export company data`,
  Pay: msg`Pay Livery: cards, billing details and charges`,
  SetUp: msg`Complete onboarding`,
  Reopen: msg`Reopen the company (Admins only)`,
};

const statusLabels: Readonly<Record<CompanyStatus, MessageDescriptor>> = {
  Pending: msg`In onboarding`,
  Active: msg({ message: 'Active', context: 'company' }),
  Cancelled: msg({ message: 'Closed', context: 'company' }),
  Blocked: msg({ message: 'Blocked', context: 'company' }),
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
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 148, sm: 240 },
  fontWeight: 400,
} as const;

/** Shows which actions each company status allows. */
export function StatusRulesTable({ rules, current }: StatusRulesTableProps) {
  const { t } = useLingui();
  const title = t`Allowed actions by status`;
  return (
    <TableContainer role="region" aria-label={title} tabIndex={0} sx={{ position: 'relative' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell sx={stickyColumnSx}>{t`Action`}</TableCell>
            {rules.map(({ status }) => (
              <TableCell key={status} aria-current={status === current ? 'true' : undefined}>
                {status === current
                  ? t({
                      message: `${{ status: t(statusLabels[status]) }} (current)`,
                      comment: 'status is the name of a company status',
                    })
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
