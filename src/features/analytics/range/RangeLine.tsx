import Typography from '@mui/material/Typography';
import { formatDays } from '@/lib/days';
import * as texts from '@/texts/analytics/range';
import type { Analytics } from '../analyticsApi';

export function RangeLine({ analytics }: { analytics: Analytics }) {
  const { from, to, previousFrom, previousTo, timeZone, money } = analytics;

  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {texts.daysOfCompared(
        formatDays({ from, to }),
        timeZone.replaceAll('_', ' '),
        money && texts.inIt(money.currency),
        formatDays({ from: previousFrom, to: previousTo }),
      )}
    </Typography>
  );
}
