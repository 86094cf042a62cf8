import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CompanyAction, CompanyStatus } from '@contract/enums';
import * as texts from '@/texts/ui/company';

// Ordered by importance to operators.
const actionLabels: Readonly<Record<CompanyAction, string>> = {
  ViewStatus: texts.signInAndSeeHow,
  Read: texts.seeClientsPayments,
  Change: texts.changeAnythingAndPublish,
  ChargeClients: texts.haveClientsCharged,
  ServeClients: texts.showClientsTheirDashboard,
  Finish: texts.finishWhatWasBegunImportsBulk,
  Export: texts.exportWhatTheCompany,
  Pay: texts.payForLiveryCardsDetails,
  SetUp: texts.takeTheStepsOfSetting,
  Reopen: texts.beReopenedByAnAdmin,
};

const statusLabels: Readonly<Record<CompanyStatus, string>> = {
  Pending: texts.beingSetUp,
  Active: texts.active,
  Cancelled: texts.closed,
  Blocked: texts.blocked,
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

const title = texts.whatEachStatusAllows;
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
  return (
    <TableContainer role="region" aria-label={title} tabIndex={0} sx={{ position: 'relative' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell sx={stickyColumnSx}>{texts.aCompanyMay}</TableCell>
            {rules.map(({ status }) => (
              <TableCell key={status} aria-current={status === current ? 'true' : undefined}>
                {statusLabels[status]}
                {status === current && texts.now}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {actions.map((action) => (
            <TableRow key={action}>
              <TableCell component="th" scope="row" sx={stickyColumnSx}>
                {actionLabels[action]}
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

const AllowedIcon = ({ isAllowed }: { isAllowed: boolean }) =>
  isAllowed ? (
    <CheckIcon color="success" titleAccess={texts.yes} />
  ) : (
    <RemoveIcon color="disabled" titleAccess={texts.no} />
  );
