import Box from '@mui/material/Box';
import { formatCount, formatDate } from '@/lib/format';
import { useGetSandboxClockQuery } from './testClockApi';

/** A quiet line while the company's clock is ahead of the real time. */
export default function TestClockNotice() {
  const { data } = useGetSandboxClockQuery();
  const clock = data?.sandboxClock;
  if (!clock?.canStep || clock.daysAhead === 0) return null;

  return (
    <Box
      role="status"
      sx={{
        px: 2.5,
        py: 0.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        color: 'text.secondary',
        typography: 'body2',
      }}
    >
      The test clock is {formatCount(clock.daysAhead, 'day')} ahead: it is {formatDate(clock.now)} for your
      company.
    </Box>
  );
}
