let acceptedToken: string | null = null;

/** Stores the token of the invitation that was accepted since the page loaded. */
export const storeAcceptedInvitation = (token: string): void => {
  acceptedToken = token;
};

export const isAcceptedInvitation = (token: string): boolean => token === acceptedToken;
