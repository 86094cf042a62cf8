export const youHaveNoPasswordToShow = (what: string) =>
  `You have no password to show that it is you. Sign out, sign in with Google, and ${what} here within 15 minutes.`;
export const signInWithGoogleAgainFirst = 'Sign in with Google again first';
