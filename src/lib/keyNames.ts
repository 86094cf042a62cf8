import * as texts from '@/texts/lib';

interface NavigatorWithData {
  userAgentData?: { platform?: string };
}

/** Whether this is a machine of Apple's, whose shortcuts are pressed with ⌘. */
export const hasCommandKey = (): boolean => {
  const { userAgentData } = navigator as NavigatorWithData;
  return /mac|iphone|ipad/i.test(userAgentData?.platform ?? navigator.userAgent);
};

/** The keys of the palette, as they are written on this machine's keyboard. */
export const paletteKeys = (): readonly string[] => [hasCommandKey() ? '⌘' : texts.ctrl, 'K'];
