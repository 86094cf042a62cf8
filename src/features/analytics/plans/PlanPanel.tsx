import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { downloadText } from '@/lib/download';
import { formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import type { MoneyMetrics } from '../analyticsApi';
import { formatShare } from '../figures/change';
import { LinkedValue } from '../figures/FigureCard';
import type { FigureLinks } from '../figures/figureLinks';
import { planCsv, planShare } from './planRows';

interface PlanPanelProps {
  money: MoneyMetrics;
  links: FigureLinks;
}

export function PlanPanel({ money, links }: PlanPanelProps) {
  const { t } = useLingui();
  const { mrrByPlan, currency } = money;
  const title = t`MRR by plan today`;
  const download = (
    <Button
      size={1}
      color="gray"
      variant="text"
      aria-label={t`Download CSV: ${title}`}
      onClick={() => downloadText(`${title}.csv`, planCsv(mrrByPlan, currency))}
    >
      {t`Download CSV`}
    </Button>
  );

  return (
    <Panel title={title} actions={download}>
      {mrrByPlan.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t`No paying clients today`}</Typography>
      ) : (
        <Box role="group" aria-label={title} tabIndex={0} sx={{ overflowX: 'auto', mx: -1 }}>
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell sx={cellSx}>{t`Plan`}</TableCell>
                <TableCell align="right" sx={cellSx}>
                  {t`Clients`}
                </TableCell>
                <TableCell align="right" sx={cellSx}>
                  {t`MRR`}
                </TableCell>
                <TableCell align="right" sx={cellSx}>
                  {t`Share of MRR`}
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {mrrByPlan.map((row) => (
                <PlanRow
                  key={row.plan.id}
                  row={row}
                  currency={currency}
                  share={planShare(row, mrrByPlan)}
                  to={links.plan(row.plan.id)}
                />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Panel>
  );
}

interface PlanRowProps {
  row: MoneyMetrics['mrrByPlan'][number];
  currency: string;
  share: number;
  to: string | null;
}

const PlanRow = ({ row: { plan, clients, mrr }, currency, share, to }: PlanRowProps) => {
  const { t } = useLingui();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ ...cellSx, width: '50%' }}>
        <bdi>{plan.name}</bdi>
        <ShareBar share={share} />
      </TableCell>
      <TableCell align="right" sx={cellSx}>
        <LinkedValue to={to} name={t`Clients on ${{ plan: plan.name }}`}>
          {formatNumber(clients)}
        </LinkedValue>
      </TableCell>
      <TableCell align="right" sx={{ ...cellSx, whiteSpace: 'nowrap' }}>
        {formatMoney(mrr, currency)}
      </TableCell>
      <TableCell align="right" sx={cellSx}>
        {formatShare(share)}
      </TableCell>
    </TableRow>
  );
};

const ShareBar = ({ share }: { share: number }) => (
  <Box aria-hidden sx={{ mt: 0.5, height: 6, borderRadius: 99, bgcolor: 'action.hover' }}>
    <Box
      sx={({ palette }) => ({
        width: `${share * 100}%`,
        height: '100%',
        borderRadius: 99,
        bgcolor: palette.primary.main,
      })}
    />
  </Box>
);

const cellSx = { px: 1 } as const;
