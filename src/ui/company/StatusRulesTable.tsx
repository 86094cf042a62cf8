import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

// In the words of whoever reads it, in the order in which they matter to them.
const actionWords = {
  SeeStatus: 'Sign in, and see how the company stands',
  Read: 'See clients, payments and everything else',
  Change: 'Change anything, and publish',
  ChargeClients: 'Have clients charged',
  ServeClients: 'Show clients their dashboard',
  Finish: 'Finish what was begun: imports, bulk actions, mails',
  Export: 'Export what the company has',
  Pay: 'Pay for Livery: cards, details and charges',
  SetUp: 'Take the steps of setting the company up',
  Reopen: 'Be reopened by an Admin',
} as const;

const statusWords = {
  Pending: 'Being set up',
  Active: 'Active',
  Cancelled: 'Closed',
  Blocked: 'Blocked',
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

const title = 'What each status allows';
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
            <TableCell sx={firstSx}>A company may</TableCell>
            {rules.map(({ status }) => (
              <TableCell key={status} aria-current={status === current ? 'true' : undefined}>
                {statusWords[status]}
                {status === current && ' (now)'}
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
    <CheckIcon color="success" titleAccess="Yes" />
  ) : (
    <RemoveIcon color="disabled" titleAccess="No" />
  );
