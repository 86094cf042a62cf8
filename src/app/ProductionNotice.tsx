import Box from '@mui/material/Box';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Notice } from '@/ui/Notice';
import * as texts from '@/texts/app';

/**
 * Lists the services that a production deployment lacks, such as email. The API reports them to the owner
 * only.
 */
export function ProductionNotice() {
  const gaps = useAppSelector(selectOperator)?.productionGaps ?? [];
  if (gaps.length === 0) return null;
  return (
    <Box sx={{ px: { xs: 2, md: 3 }, pt: 2, pb: 1, maxWidth: 1200, mx: 'auto' }}>
      <Notice tone="amber" title={texts.notReadyForProduction}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {gaps.map((gap) => (
            <li key={gap}>{texts.productionGaps[gap]}</li>
          ))}
        </Box>
      </Notice>
    </Box>
  );
}
