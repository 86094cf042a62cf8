/** Whoever acts in a job: the program itself, which goes on when whoever began it has left. */
export const bySystem = (companyId: string) => ({
  viewer: null,
  caller: null,
  actor: { companyId, type: 'System', id: null, name: null } as const,
});
