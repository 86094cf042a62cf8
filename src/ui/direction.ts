import { useTheme } from '@mui/material/styles';

const leftToRight: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const rightToLeft: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

/** Returns the steps of the arrow keys along a row of items, whose order follows the language's direction. */
export const useArrowSteps = () => (useTheme().direction === 'rtl' ? rightToLeft : leftToRight);

/** Returns the origins of a popover below its anchor, aligned with the end of the anchor. */
export function useEndOrigins() {
  const horizontal = useTheme().direction === 'rtl' ? 'left' : 'right';
  return {
    anchorOrigin: { vertical: 'bottom', horizontal },
    transformOrigin: { vertical: 'top', horizontal },
  } as const;
}
