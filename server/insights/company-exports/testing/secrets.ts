/** Matches names of columns that can contain secrets. */
export const secretColumnPattern = /hash|secret|token|password|sealed|salt|key$|google_subject/i;
