interface ClientHints {
  userAgentData?: { mobile?: boolean };
}

/** A phone or a tablet, as far as the browser says. */
export function isMobileDevice(): boolean {
  const { userAgentData } = navigator as Navigator & ClientHints;
  return userAgentData?.mobile === true || /android|iphone|ipad|ipod|mobile/i.test(navigator.userAgent);
}
