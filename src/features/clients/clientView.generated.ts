/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ActivityKind =
  /** A change by an operator, the system or the client. */
  'Change' | 'Email' | 'Payment' | 'Refund' | 'SignIn';

export type ActorType = 'Client' | 'Operator' | 'Platform' | 'System';

/** Conditions that must all match. A list matches if any of its values matches. */
export type ClientFilter = {
  /** Clients that paid at the end of this day, or pay now if the day has not ended. */
  activeOn?: string | null | undefined;
  /** ISO 3166-1 alpha-2 codes. */
  country?: Array<string> | null | undefined;
  createdFrom?: string | null | undefined;
  /** Inclusive. */
  createdTo?: string | null | undefined;
  /** Requires MANAGE_PAYMENTS. */
  lastPaymentFailed?: boolean | null | undefined;
  movement?: MrrMovementFilter | null | undefined;
  /**
   * Clients that are past due, have a trial ending within 7 days, have a scheduled deactivation or, with
   * MANAGE_PAYMENTS, whose last payment failed. Excludes Deactivated clients.
   */
  needsAttention?: boolean | null | undefined;
  neverSignedIn?: boolean | null | undefined;
  planId?: Array<string> | null | undefined;
  status?: Array<ClientStatus> | null | undefined;
  tag?: Array<string> | null | undefined;
  /** Trialing clients whose trial ends within 1 to 90 days. */
  trialEndsWithinDays?: number | null | undefined;
};

export type ClientSort = {
  direction: SortDirection;
  field: ClientSortField;
};

/** Ties are sorted by id. Clients without a value are last in both directions. */
export type ClientSortField =
  | 'Country'
  | 'CreatedAt'
  | 'Email'
  | 'LastLoginAt'
  /** Requires MANAGE_PAYMENTS. */
  | 'LastPaymentAt'
  /** Requires MANAGE_PAYMENTS. */
  | 'LifetimeValue'
  /** Requires MANAGE_PAYMENTS. */
  | 'Mrr'
  | 'Name'
  | 'NextRenewalAt'
  | 'Number'
  | 'Phone'
  /** In the order in which the plans were created. */
  | 'Plan'
  | 'Source'
  | 'Status'
  | 'Tags'
  | 'TrialEndsAt'
  | 'UpdatedAt';

export type ClientSource = 'Import' | 'Invite' | 'Manual' | 'SelfSignup';

export type ClientStatus =
  | 'Active'
  | 'Deactivated'
  /** Added, not yet signed up. */
  | 'Invited'
  | 'PastDue'
  | 'Paused'
  | 'Trialing';

export type DeactivateClientInput = {
  id: string;
  /** At most 500 characters, visible only to operators. */
  note?: string | null | undefined;
  reason: DeactivationReason;
  when: DeactivationTime;
};

export type DeactivationReason = 'ClientRequest' | 'Duplicate' | 'Fraud' | 'NonPayment' | 'Other';

export type DeactivationTime =
  | 'Now'
  /** At the end of the paid period or the trial. */
  | 'PeriodEnd';

/** Clients with an MRR movement between two days, both inclusive. */
export type MrrMovementFilter = {
  from: string;
  kind: MrrMovementKind;
  to: string;
};

export type MrrMovementKind =
  /** Deactivated or paused while paying. */
  | 'Churned'
  /** Requires MANAGE_PAYMENTS. */
  | 'Contraction'
  /** Requires MANAGE_PAYMENTS. */
  | 'Expansion'
  /** Started or resumed paying. */
  | 'New';

export type PaymentStatus =
  | 'Canceled'
  | 'Disputed'
  | 'Failed'
  | 'PartiallyRefunded'
  | 'Pending'
  | 'Processing'
  | 'Refunded'
  | 'Succeeded';

export type PlanInterval = 'Month' | 'Week' | 'Year';

export type SortDirection = 'Ascending' | 'Descending';

export type UpdateClientInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  contactFirstName?: string | null | undefined;
  contactLastName?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  externalId?: string | null | undefined;
  id: string;
  /** The client's `lockVersion` when it was last read. */
  lockVersion: number;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
  note?: string | null | undefined;
  phone?: string | null | undefined;
  postalCode?: string | null | undefined;
  state?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  taxId?: string | null | undefined;
  website?: string | null | undefined;
};

export type ClientFieldsFragment = {
  id: string;
  number: number;
  name: string;
  email: string;
  phone: string | null;
  contactFirstName: string | null;
  contactLastName: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  taxId: string | null;
  website: string | null;
  status: Types.ClientStatus;
  hasPlanAccess: boolean;
  trialEndsAt: string | null;
  nextRenewalAt: string | null;
  lastLoginAt: string | null;
  tags: Array<string>;
  note: string | null;
  source: Types.ClientSource;
  externalId: string | null;
  lockVersion: number;
  createdAt: string;
  updatedAt: string;
  plan: { id: string; name: string } | null;
  deactivation: {
    isScheduled: boolean;
    at: string;
    reason: Types.DeactivationReason | null;
    note: string | null;
    by: string | null;
  } | null;
};

export type GetClientQueryVariables = Exact<{
  id: string;
}>;

export type GetClientQuery = {
  client: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    website: string | null;
    status: Types.ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: Types.ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    money: {
      currency: string;
      mrr: number;
      lifetimeValue: number;
      subscription: {
        price: number;
        interval: Types.PlanInterval;
        intervalCount: number;
        priceVersion: number;
        currentPriceVersion: number;
        currentPeriodFrom: string;
        currentPeriodTo: string;
        nextChargeAt: string | null;
        nextChargeAmount: number | null;
      } | null;
    } | null;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: Types.DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type GetClientNeighborsQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  filter?: Types.ClientFilter | null | undefined;
  sort?: Types.ClientSort | null | undefined;
  maxNumber?: number | null | undefined;
}>;

export type GetClientNeighborsQuery = {
  clientNeighbors: {
    previous: { id: string; name: string } | null;
    next: { id: string; name: string } | null;
  };
};

export type GetClientTimelineQueryVariables = Exact<{
  id: string;
  kinds?: Array<Types.ActivityKind> | Types.ActivityKind | null | undefined;
  after?: string | null | undefined;
}>;

export type GetClientTimelineQuery = {
  clientTimeline: {
    nextCursor: string | null;
    items: Array<{
      id: string;
      kind: Types.ActivityKind;
      occurredAt: string;
      actorType: Types.ActorType;
      actorName: string | null;
      action: string | null;
      target: string | null;
      refundAmount: number | null;
      changes: Array<{ field: string; before: string | null; after: string | null }>;
      payment: {
        id: string;
        amount: number;
        currency: string;
        status: Types.PaymentStatus;
        description: string | null;
        failure: string | null;
      } | null;
      email: { subject: string; hasFailed: boolean } | null;
      signIn: { ipAddress: string | null; device: string | null } | null;
    }>;
  };
};

export type GetClientPaymentsQueryVariables = Exact<{
  clientId: string;
}>;

export type GetClientPaymentsQuery = {
  payments: {
    totalCount: number;
    items: Array<{
      id: string;
      number: number;
      status: Types.PaymentStatus;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      createdAt: string;
      plan: { id: string; name: string } | null;
      method: { kind: string; brand: string | null; last4: string | null } | null;
    }>;
    totals: {
      currency: string;
      gross: number;
      refunded: number;
      fees: number;
      net: number;
      failedCount: number;
      failedAmount: number;
    };
  };
};

export type PreviewClientDeactivationQueryVariables = Exact<{
  id: string;
}>;

export type PreviewClientDeactivationQuery = {
  previewClientDeactivation: {
    transitions: Array<Types.ClientStatus>;
    lastLoginAt: string | null;
    periodEnd: string | null;
    money: {
      currency: string;
      openPayments: number;
      openAmount: number;
      nextChargeAmount: number | null;
      nextChargeAt: string | null;
      mrr: number;
    } | null;
  };
};

export type UpdateClientMutationVariables = Exact<{
  input: Types.UpdateClientInput;
}>;

export type UpdateClientMutation = {
  updateClient: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    website: string | null;
    status: Types.ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: Types.ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: Types.DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type ChangeClientPlanMutationVariables = Exact<{
  id: string;
  planId: string;
  idempotencyKey: string;
}>;

export type ChangeClientPlanMutation = {
  changeClientPlan: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    website: string | null;
    status: Types.ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: Types.ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: Types.DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type PauseClientMutationVariables = Exact<{
  id: string;
}>;

export type PauseClientMutation = {
  pauseClient: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    website: string | null;
    status: Types.ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: Types.ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: Types.DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type ResumeClientMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type ResumeClientMutation = {
  resumeClient: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    website: string | null;
    status: Types.ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: Types.ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: Types.DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type DeactivateClientMutationVariables = Exact<{
  input: Types.DeactivateClientInput;
}>;

export type DeactivateClientMutation = {
  deactivateClient: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    website: string | null;
    status: Types.ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: Types.ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: Types.DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type CancelClientDeactivationMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type CancelClientDeactivationMutation = {
  cancelClientDeactivation: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    website: string | null;
    status: Types.ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: Types.ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: Types.DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export type ReactivateClientMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type ReactivateClientMutation = {
  reactivateClient: {
    id: string;
    number: number;
    name: string;
    email: string;
    phone: string | null;
    contactFirstName: string | null;
    contactLastName: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    website: string | null;
    status: Types.ClientStatus;
    hasPlanAccess: boolean;
    trialEndsAt: string | null;
    nextRenewalAt: string | null;
    lastLoginAt: string | null;
    tags: Array<string>;
    note: string | null;
    source: Types.ClientSource;
    externalId: string | null;
    lockVersion: number;
    createdAt: string;
    updatedAt: string;
    plan: { id: string; name: string } | null;
    deactivation: {
      isScheduled: boolean;
      at: string;
      reason: Types.DeactivationReason | null;
      note: string | null;
      by: string | null;
    } | null;
  };
};

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ClientFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}
    `,
  { fragmentName: 'ClientFields' },
);
export const GetClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClient($id: ID!) {
  client(id: $id) {
    ...ClientFields
    money {
      currency
      mrr
      lifetimeValue
      subscription {
        price
        interval
        intervalCount
        priceVersion
        currentPriceVersion
        currentPeriodFrom
        currentPeriodTo
        nextChargeAt
        nextChargeAmount
      }
    }
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const GetClientNeighborsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientNeighbors($id: ID!, $search: String, $filter: ClientFilter, $sort: ClientSort, $maxNumber: Int) {
  clientNeighbors(
    id: $id
    search: $search
    filter: $filter
    sort: $sort
    maxNumber: $maxNumber
  ) {
    previous {
      id
      name
    }
    next {
      id
      name
    }
  }
}
    `);
export const GetClientTimelineDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientTimeline($id: ID!, $kinds: [ActivityKind!], $after: String) {
  clientTimeline(id: $id, kinds: $kinds, after: $after) {
    items {
      id
      kind
      occurredAt
      actorType
      actorName
      action
      target
      changes {
        field
        before
        after
      }
      payment {
        id
        amount
        currency
        status
        description
        failure
      }
      refundAmount
      email {
        subject
        hasFailed
      }
      signIn {
        ipAddress
        device
      }
    }
    nextCursor
  }
}
    `);
export const GetClientPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientPayments($clientId: ID!) {
  payments(filter: {clientId: $clientId}) {
    items {
      id
      number
      status
      amount
      currency
      description
      plan {
        id
        name
      }
      method {
        kind
        brand
        last4
      }
      failure
      advice
      createdAt
    }
    totalCount
    totals {
      currency
      gross
      refunded
      fees
      net
      failedCount
      failedAmount
    }
  }
}
    `);
export const PreviewClientDeactivationDocument = /*#__PURE__*/ new TypedDocumentString(`
    query PreviewClientDeactivation($id: ID!) {
  previewClientDeactivation(id: $id) {
    transitions
    lastLoginAt
    periodEnd
    money {
      currency
      openPayments
      openAmount
      nextChargeAmount
      nextChargeAt
      mrr
    }
  }
}
    `);
export const UpdateClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateClient($input: UpdateClientInput!) {
  updateClient(input: $input) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const ChangeClientPlanDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ChangeClientPlan($id: ID!, $planId: ID!, $idempotencyKey: ID!) {
  changeClientPlan(id: $id, planId: $planId, idempotencyKey: $idempotencyKey) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const PauseClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation PauseClient($id: ID!) {
  pauseClient(id: $id) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const ResumeClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ResumeClient($id: ID!, $idempotencyKey: ID!) {
  resumeClient(id: $id, idempotencyKey: $idempotencyKey) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const DeactivateClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeactivateClient($input: DeactivateClientInput!) {
  deactivateClient(input: $input) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const CancelClientDeactivationDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelClientDeactivation($id: ID!, $idempotencyKey: ID!) {
  cancelClientDeactivation(id: $id, idempotencyKey: $idempotencyKey) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);
export const ReactivateClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReactivateClient($id: ID!, $idempotencyKey: ID!) {
  reactivateClient(id: $id, idempotencyKey: $idempotencyKey) {
    ...ClientFields
  }
}
    fragment ClientFields on Client {
  id
  number
  name
  email
  phone
  contactFirstName
  contactLastName
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  website
  status
  plan {
    id
    name
  }
  hasPlanAccess
  trialEndsAt
  nextRenewalAt
  lastLoginAt
  deactivation {
    isScheduled
    at
    reason
    note
    by
  }
  tags
  note
  source
  externalId
  lockVersion
  createdAt
  updatedAt
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetClient: build.query<GetClientQuery, GetClientQueryVariables>({
      query: (variables) => ({ document: GetClientDocument as unknown as string, variables }),
    }),
    GetClientNeighbors: build.query<GetClientNeighborsQuery, GetClientNeighborsQueryVariables>({
      query: (variables) => ({ document: GetClientNeighborsDocument as unknown as string, variables }),
    }),
    GetClientTimeline: build.query<GetClientTimelineQuery, GetClientTimelineQueryVariables>({
      query: (variables) => ({ document: GetClientTimelineDocument as unknown as string, variables }),
    }),
    GetClientPayments: build.query<GetClientPaymentsQuery, GetClientPaymentsQueryVariables>({
      query: (variables) => ({ document: GetClientPaymentsDocument as unknown as string, variables }),
    }),
    PreviewClientDeactivation: build.query<
      PreviewClientDeactivationQuery,
      PreviewClientDeactivationQueryVariables
    >({
      query: (variables) => ({ document: PreviewClientDeactivationDocument as unknown as string, variables }),
    }),
    UpdateClient: build.mutation<UpdateClientMutation, UpdateClientMutationVariables>({
      query: (variables) => ({ document: UpdateClientDocument as unknown as string, variables }),
    }),
    ChangeClientPlan: build.mutation<ChangeClientPlanMutation, ChangeClientPlanMutationVariables>({
      query: (variables) => ({ document: ChangeClientPlanDocument as unknown as string, variables }),
    }),
    PauseClient: build.mutation<PauseClientMutation, PauseClientMutationVariables>({
      query: (variables) => ({ document: PauseClientDocument as unknown as string, variables }),
    }),
    ResumeClient: build.mutation<ResumeClientMutation, ResumeClientMutationVariables>({
      query: (variables) => ({ document: ResumeClientDocument as unknown as string, variables }),
    }),
    DeactivateClient: build.mutation<DeactivateClientMutation, DeactivateClientMutationVariables>({
      query: (variables) => ({ document: DeactivateClientDocument as unknown as string, variables }),
    }),
    CancelClientDeactivation: build.mutation<
      CancelClientDeactivationMutation,
      CancelClientDeactivationMutationVariables
    >({
      query: (variables) => ({ document: CancelClientDeactivationDocument as unknown as string, variables }),
    }),
    ReactivateClient: build.mutation<ReactivateClientMutation, ReactivateClientMutationVariables>({
      query: (variables) => ({ document: ReactivateClientDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetClientQuery,
  useLazyGetClientQuery,
  useGetClientNeighborsQuery,
  useLazyGetClientNeighborsQuery,
  useGetClientTimelineQuery,
  useLazyGetClientTimelineQuery,
  useGetClientPaymentsQuery,
  useLazyGetClientPaymentsQuery,
  usePreviewClientDeactivationQuery,
  useLazyPreviewClientDeactivationQuery,
  useUpdateClientMutation,
  useChangeClientPlanMutation,
  usePauseClientMutation,
  useResumeClientMutation,
  useDeactivateClientMutation,
  useCancelClientDeactivationMutation,
  useReactivateClientMutation,
} = injectedRtkApi;
