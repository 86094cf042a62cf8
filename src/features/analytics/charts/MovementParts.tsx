import Box from '@mui/material/Box';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/analytics/charts';
import type { MoneyMetrics } from '../analyticsApi';
import { LinkedValue } from '../figures/FigureCard';
import type { FigureLinks } from '../figures/figureLinks';

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  gap: 1,
  m: 0,
  mb: 1.5,
} as const;

interface MovementPartsProps {
  money: MoneyMetrics;
  links: FigureLinks;
}

/** Shows how MRR changed over the range, with links to the clients behind each change. */
export function MovementParts({ money, links }: MovementPartsProps) {
  const parts = [
    { label: texts.atTheStart, value: money.mrrStart.value, to: null },
    { label: texts.newIt, value: money.mrrNew.value, to: links.movement('New') },
    { label: texts.expansion, value: money.mrrExpansion.value, to: links.movement('Expansion') },
    { label: texts.contraction, value: money.mrrContraction.value, to: links.movement('Contraction') },
    { label: texts.churned, value: money.mrrChurned.value, to: links.movement('Churned') },
    { label: texts.atTheEnd, value: money.mrr.value, to: links.activeByMrr },
  ];

  return (
    <Box component="dl" sx={listSx}>
      {parts.map(({ label, value, to }) => (
        <div key={label}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'body2', fontWeight: 500 }}>
            <LinkedValue to={to} name={label}>
              {formatMoney(value, money.currency)}
            </LinkedValue>
          </Box>
        </div>
      ))}
    </Box>
  );
}
