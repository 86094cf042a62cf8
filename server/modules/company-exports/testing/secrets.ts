/** Names of columns that hold what opens something. */
export const secretsPattern = /hash|secret|token|password|sealed|salt|key$|google_subject/i;
