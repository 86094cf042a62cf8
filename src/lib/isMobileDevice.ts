interface ClientHints {
  userAgentData?: { mobile?: boolean };
}

/** Returns whether the browser reports a phone or a tablet. */
export function isMobileDevice(): boolean {
  const { userAgentData } = navigator as Navigator & ClientHints;
  return userAgentData?.mobile === true || /android|iphone|ipad|ipod|mobile/i.test(navigator.userAgent);
}
