import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import LeftToRightNumbersIcon from '@mui/icons-material/FormatListNumbered';
import RightToLeftNumbersIcon from '@mui/icons-material/FormatListNumberedRtl';
import LoginIcon from '@mui/icons-material/LoginOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import RedoArrowIcon from '@mui/icons-material/Redo';
import UndoArrowIcon from '@mui/icons-material/Undo';
import UndoOutlinedIcon from '@mui/icons-material/UndoOutlined';
import { styled, useTheme } from '@mui/material/styles';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** Returns an icon that right-to-left languages mirror, because it points along the text. */
const mirrored = (Icon: ComponentType<SvgIconProps>) =>
  styled(Icon)({ '[dir=rtl] &': { transform: 'scaleX(-1)' } });

export const PreviousIcon = mirrored(ChevronLeftIcon);
export const NextIcon = mirrored(ChevronRightIcon);
export const BulletedListIcon = mirrored(BulletsIcon);
export const SignInIcon = mirrored(LoginIcon);
export const SignOutIcon = mirrored(LogoutIcon);
export const OpenIcon = mirrored(OpenInNewIcon);
export const RedoIcon = mirrored(RedoArrowIcon);
export const UndoIcon = mirrored(UndoArrowIcon);
export const RefundIcon = mirrored(UndoOutlinedIcon);

/** A numbered list. Its digits are not mirrored. */
export const NumberedListIcon = (props: SvgIconProps) =>
  useTheme().direction === 'rtl' ? (
    <RightToLeftNumbersIcon {...props} />
  ) : (
    <LeftToRightNumbersIcon {...props} />
  );

const ArrowText = styled('span')({ display: 'inline-block', '[dir=rtl] &': { transform: 'scaleX(-1)' } });

/** Points from an old value to a new one. Screen readers skip it. */
export const ChangeArrow = () => (
  <span aria-hidden>
    {' '}
    <ArrowText>→</ArrowText>{' '}
  </span>
);
