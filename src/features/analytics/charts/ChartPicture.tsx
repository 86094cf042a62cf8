import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Button } from '@/ui/Button';
import * as texts from '@/texts/analytics/charts';
import { isFlat, type Chart } from './chart';
import { Legend } from './Legend';
import { useDrawing } from './useDrawing';

const drawingHeight = 240;

const placeholderSx = {
  height: drawingHeight,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 1,
};

export function ChartPicture({ chart }: { chart: Chart }) {
  const { progress, retry } = useDrawing();

  if (isFlat(chart)) {
    return (
      <Box sx={placeholderSx}>
        <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{chart.emptyText}</Typography>
      </Box>
    );
  }
  if (progress && 'error' in progress) {
    return (
      <Box role="alert" sx={placeholderSx}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.theChartCouldNotBeLoaded}</Typography>
        <Button size={2} color="gray" variant="soft" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </Box>
    );
  }
  return (
    <>
      <Legend chart={chart} />
      <Box aria-hidden sx={{ height: drawingHeight }}>
        {progress ? (
          <progress.Drawing chart={chart} height={drawingHeight} />
        ) : (
          <Skeleton variant="rounded" height={drawingHeight} />
        )}
      </Box>
    </>
  );
}
