let joinedWith: string | null = null;

/** The invitation whose link was accepted since this page was loaded. */
export const noteJoined = (token: string): void => {
  joinedWith = token;
};

export const hasJoinedWith = (token: string): boolean => token === joinedWith;
