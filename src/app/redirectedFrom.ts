let redirectedFrom = '';

/** Notes the place that a routing rule leads away from. */
export const noteRedirect = (place: string): void => {
  redirectedFrom = place;
};

/** Returns the place of the last redirect once, so that a reload doesn't repeat its notice. Empty without one. */
export function takeRedirect(): string {
  const place = redirectedFrom;
  redirectedFrom = '';
  return place;
}
