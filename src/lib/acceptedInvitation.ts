let acceptedToken: string | null = null;

/** Remembers the token of the accepted invitation until the page unloads. */
export const storeAcceptedInvitation = (token: string): void => {
  acceptedToken = token;
};

export const isAcceptedInvitation = (token: string): boolean => token === acceptedToken;
