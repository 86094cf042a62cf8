import * as texts from '@/texts/lib';

interface NavigatorWithData {
  userAgentData?: { platform?: string };
}

/** Returns whether this is an Apple device, whose shortcuts use ⌘. */
export const hasCommandKey = (): boolean => {
  const { userAgentData } = navigator as NavigatorWithData;
  return /mac|iphone|ipad/i.test(userAgentData?.platform ?? navigator.userAgent);
};

/** Returns the keys of the palette's shortcut, as labeled on this device's keyboard. */
export const paletteKeys = (): readonly string[] => [hasCommandKey() ? '⌘' : texts.ctrl, 'K'];
