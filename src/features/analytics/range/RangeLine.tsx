import Typography from '@mui/material/Typography';
import { formatDays } from '@/lib/days';
import type { Analytics } from '../analyticsApi';

/** Says what the numbers below are about. */
export function RangeLine({ analytics }: { analytics: Analytics }) {
  const { from, to, previousFrom, previousTo, timeZone, money } = analytics;

  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {formatDays({ from, to })}, days of {timeZone.replaceAll('_', ' ')}
      {money && `, in ${money.currency}`}, compared with {formatDays({ from: previousFrom, to: previousTo })}.
    </Typography>
  );
}
