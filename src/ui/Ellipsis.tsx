import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { alignedWithParent } from '@/theme/componentStyles';

const Line = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: alignedWithParent,
});

/** Shows text in one line. Cuts off its end, in the direction of the text. */
export const Ellipsis = ({ children }: { children: ReactNode }) => <Line dir="auto">{children}</Line>;
