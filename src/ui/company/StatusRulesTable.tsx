import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import * as texts from '@/texts/ui/company';

// In the words of whoever reads it, in the order in which they matter to them.
const actionWords = {
  SeeStatus: texts.signInAndSeeHow,
  Read: texts.seeClientsPayments,
  Change: texts.changeAnythingAndPublish,
  ChargeClients: texts.haveClientsCharged,
  ServeClients: texts.showClientsTheirDashboard,
  Finish: texts.finishWhatWasBegunImportsBulk,
  Export: texts.exportWhatTheCompany,
  Pay: texts.payForLiveryCardsDetails,
  SetUp: texts.takeTheStepsOfSetting,
  Reopen: texts.beReopenedByAnAdmin,
} as const;

const statusWords = {
  Pending: texts.beingSetUp,
  Active: texts.active,
  Cancelled: texts.closed,
  Blocked: texts.blocked,
} as const;

type CompanyAction = keyof typeof actionWords;
type CompanyStatus = keyof typeof statusWords;

export interface StatusRule {
  status: CompanyStatus;
  allows: readonly CompanyAction[];
}

interface StatusRulesTableProps {
  /** The API's own table. */
  rules: readonly StatusRule[];
  /** The status that the company has, which is marked. */
  current?: CompanyStatus;
}

const title = texts.whatEachStatusAllows;
const actions = Object.keys(actionWords) as CompanyAction[];

// While the statuses are scrolled sideways, what they allow stays.
const firstSx = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
  minWidth: { xs: 148, sm: 240 },
  fontWeight: 400,
} as const;

/** What a company may do while it has each status: the table that the API keeps, said to people. */
export function StatusRulesTable({ rules, current }: StatusRulesTableProps) {
  return (
    <TableContainer role="region" aria-label={title} tabIndex={0} sx={{ position: 'relative' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell sx={firstSx}>{texts.aCompanyMay}</TableCell>
            {rules.map(({ status }) => (
              <TableCell key={status} aria-current={status === current ? 'true' : undefined}>
                {statusWords[status]}
                {status === current && texts.now}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {actions.map((action) => (
            <TableRow key={action}>
              <TableCell component="th" scope="row" sx={firstSx}>
                {actionWords[action]}
              </TableCell>
              {rules.map(({ status, allows }) => (
                <TableCell key={status}>
                  <Verdict isAllowed={allows.includes(action)} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const Verdict = ({ isAllowed }: { isAllowed: boolean }) =>
  isAllowed ? (
    <CheckIcon color="success" titleAccess={texts.yes} />
  ) : (
    <RemoveIcon color="disabled" titleAccess={texts.no} />
  );
