import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as texts from '@/texts/clients/billing';
import { chargesOf, type Terms } from './subscriptionTerms';

interface ChargeSummaryProps {
  terms: Terms;
  currency: string;
  /** The company's current time, which the test clock can move ahead of real time. An ISO date-time. */
  now: string;
}

/** Lists what the client is charged now and next, or states that the plan is free. */
export function ChargeSummary({ terms, currency, now }: ChargeSummaryProps) {
  return (
    <Box
      component="dl"
      aria-label={texts.whatIsCharged}
      sx={{ m: 0, p: 2, display: 'grid', gap: 1, borderRadius: 1, bgcolor: 'action.hover' }}
    >
      {chargesOf(terms, currency, now).map(({ title, text }) => (
        <div key={title}>
          <Typography component="dt" variant="subtitle2">
            {title}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {text}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
