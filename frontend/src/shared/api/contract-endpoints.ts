import type { AnyCommand, ReplyOf, RequestInput } from '@linkyard/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn, EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.js';
import type { Call } from './call.js';

export type ApiBaseQuery = BaseQueryFn<Call, unknown, ApiError>;
type Build<Tag extends string> = EndpointBuilder<ApiBaseQuery, Tag, 'api'>;

/** A contract as a call: its path and role, the body as given. */
export function callOf(contract: AnyCommand, body: unknown): Call {
  if (!contract.http) throw new Error(`"${contract.subject}" cannot be called from a browser`);
  return { path: contract.http.path, role: contract.http.role, body };
}

interface QueryOptions<Tag extends string, Reply> {
  /** What the answer shows; a mutation that changes it makes it load again. */
  provides?: readonly Tag[];
  /** Seconds an unused answer is kept. */
  keepSec?: number;
  /** Called with each answer that arrives, once. */
  onAnswer?: (answer: Reply) => UnknownAction;
}

/** The endpoint of a contract that reads. Its hook is `use<Name>Query`. */
export const commandQuery = <Contract extends AnyCommand, Tag extends string>(
  build: Build<Tag>,
  contract: Contract,
  options: QueryOptions<NoInfer<Tag>, ReplyOf<Contract>> = {},
) =>
  build.query<ReplyOf<Contract>, RequestInput<Contract>>({
    query: (body) => callOf(contract, body),
    ...(options.provides ? { providesTags: options.provides } : {}),
    onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
      if (!options.onAnswer) return;
      const answer = await queryFulfilled.catch(() => null);
      if (answer) dispatch(options.onAnswer(answer.data));
    },
    ...(options.keepSec === undefined ? {} : { keepUnusedDataFor: options.keepSec }),
  });

/** The endpoint of a contract that changes something. Its hook is `use<Name>Mutation`. */
export const commandMutation = <Contract extends AnyCommand, Tag extends string>(
  build: Build<Tag>,
  contract: Contract,
  invalidates: readonly NoInfer<Tag>[] = [],
) =>
  build.mutation<ReplyOf<Contract>, RequestInput<Contract>>({
    query: (body) => callOf(contract, body),
    // Nothing was changed by a refusal, so nothing needs to be read again.
    invalidatesTags: (_reply, error) => (error ? [] : invalidates),
  });

/** The endpoint of a contract that takes files: its hook is given a FormData. */
export const commandUpload = <Contract extends AnyCommand, Tag extends string>(
  build: Build<Tag>,
  contract: Contract,
  invalidates: readonly NoInfer<Tag>[] = [],
) =>
  build.mutation<ReplyOf<Contract>, FormData>({
    query: (body) => callOf(contract, body),
    invalidatesTags: (_reply, error) => (error ? [] : invalidates),
  });
