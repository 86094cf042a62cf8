/** Every audit action, by target. Labels are in `src/ui/activity/actionLabels.ts`. */
const verbs = {
  auditEvent: ['exported'],
  // `billingCard.formOpened` occurs only in events of earlier versions.
  billingCard: ['added', 'chosen', 'formOpened', 'removed'],
  billingDetails: ['updated'],
  client: [
    ...(['accessSent', 'activated', 'agreed', 'cardAdded', 'cardChosen'] as const),
    ...(['cardRemoved', 'cardRequested', 'created', 'deactivated', 'deactivationCanceled'] as const),
    ...(['deactivationScheduled', 'fellBehind', 'passwordChosen', 'paused'] as const),
    ...(['planChanged', 'priceChangeScheduled', 'priceChanged', 'reactivated', 'restored'] as const),
    ...(['resumed', 'signedUp', 'subscribed', 'updated', 'viewLeft', 'viewedAs'] as const),
  ],
  clientBillingPlan: [
    ...(['activated', 'archived', 'created', 'deleted', 'madeDefault', 'priceChanged'] as const),
    ...(['reordered', 'updated'] as const),
  ],
  clientBulk: ['canceled', 'failed', 'finished', 'started'],
  clientCard: ['formOpened'],
  clientExport: ['canceled', 'failed', 'finished', 'started'],
  clientImport: ['canceled', 'checked', 'failed', 'finished', 'started', 'uploaded'],
  clientImportMapping: ['deleted', 'saved'],
  company: [
    ...([
      'activated',
      'blocked',
      'cancelled',
      'clockStepped',
      'dunningChanged',
      'ownershipTransferred',
    ] as const),
    ...(['reopened', 'signedUp', 'twoFactorMadeOptional', 'twoFactorRequired', 'unblocked'] as const),
    ...(['updated'] as const),
  ],
  companyExport: ['failed', 'finished', 'opened', 'started'],
  contentTranslation: ['removed', 'saved'],
  customDomain: [
    ...(['added', 'begunAnew', 'broken', 'checked', 'givenUp', 'instructionsForwarded', 'live'] as const),
    ...(['lost', 'primaryChanged', 'refused', 'removed', 'verified'] as const),
  ],
  deployment: ['cancelAsked', 'canceled', 'failed', 'started', 'succeeded'],
  invitation: ['declined', 'linkCopied', 'renewalAsked', 'resent', 'revoked'],
  legalPage: ['draftDiscarded', 'draftSaved', 'published', 'reviewDueChanged', 'versionRestored'],
  list: ['columnsChosen'],
  marketingTemplate: ['favoured', 'unfavoured', 'wordsReset', 'wordsSaved'],
  operator: [
    ...(['emailChangeAsked', 'emailChangeCanceled', 'emailChangeConfirmed'] as const),
    ...(['emailChangeDeclined', 'emailChangeFailed', 'emailChanged', 'googleLinked', 'invited'] as const),
    ...(['joined', 'notificationsChosen', 'passwordChanged', 'passwordReset', 'passwordResetAsked'] as const),
    ...(['profileImageRemoved', 'profileImageUploaded', 'proofFailed'] as const),
    ...(['recoveryCodesRenewed', 'removed'] as const),
    ...(['roleChanged', 'sessionsEnded', 'signInFailed', 'signedIn', 'signedOut', 'twoFactorReset'] as const),
    ...(['twoFactorStarted', 'twoFactorTurnedOff', 'twoFactorTurnedOn', 'updated'] as const),
  ],
  payment: [
    ...(['exported', 'invoiceTaken', 'receiptSent', 'receiptTaken', 'refundFailed', 'refunded'] as const),
    ...(['retried'] as const),
  ],
  quickGuide: [
    ...(['archived', 'audienceChanged', 'created', 'deleted', 'draftDiscarded', 'draftSaved'] as const),
    ...(['imageUploaded', 'published', 'reordered', 'restored', 'versionRestored'] as const),
  ],
  role: ['permissionsChanged'],
  savedView: ['created', 'deleted', 'updated'],
  session: ['othersRevoked', 'revoked'],
  startUpPack: ['failed', 'finished', 'started', 'undoStarted', 'undone'],
  stripeIntegration: ['changed', 'checked', 'connected', 'disconnected', 'keysReplaced', 'lost'],
  themeSetup: ['logoRemoved', 'logoUploaded', 'restored', 'updated'],
} as const;

type Verbs = typeof verbs;

export type VerbOf<Target extends keyof Verbs> = Verbs[Target][number];

/** Target and verb, such as `client.created`. */
export type AuditAction = { [Target in keyof Verbs]: `${Target}.${VerbOf<Target>}` }[keyof Verbs];

export const auditActions: readonly string[] = Object.entries(verbs).flatMap(([target, targetVerbs]) =>
  targetVerbs.map((verb) => `${target}.${verb}`),
);

/**
 * Actions that the recent activity omits, such as sign-ins, changes to an operator's own account, and
 * downloads.
 */
export const actionsHiddenFromActivity: readonly AuditAction[] = [
  ...(['operator.signedIn', 'operator.signedOut', 'operator.signInFailed', 'operator.googleLinked'] as const),
  ...(['operator.passwordChanged', 'operator.passwordReset', 'operator.passwordResetAsked'] as const),
  ...(['operator.emailChangeAsked', 'operator.emailChangeCanceled', 'operator.emailChanged'] as const),
  ...([
    'operator.emailChangeConfirmed',
    'operator.emailChangeDeclined',
    'operator.emailChangeFailed',
  ] as const),
  ...(['operator.twoFactorStarted', 'operator.twoFactorTurnedOn', 'operator.twoFactorTurnedOff'] as const),
  ...(['operator.twoFactorReset', 'operator.recoveryCodesRenewed', 'operator.notificationsChosen'] as const),
  ...(['operator.proofFailed', 'operator.sessionsEnded'] as const),
  ...(['invitation.linkCopied', 'billingCard.formOpened', 'payment.receiptTaken'] as const),
  ...(['payment.invoiceTaken', 'stripeIntegration.checked'] as const),
];
