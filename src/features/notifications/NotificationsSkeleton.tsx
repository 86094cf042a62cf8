import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export const NotificationsSkeleton = () => (
  <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 1 }} aria-busy>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={44} />
    ))}
  </Box>
);
