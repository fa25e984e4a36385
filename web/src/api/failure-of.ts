import type { ApiError } from './api-error.ts'

type Reading = { error: ApiError | null; refetch: () => unknown }

/** Why a reading failed, as pages and tables show it, with a way to ask again; null where it did not. */
export const failureOf = ({ error, refetch }: Reading) =>
  error && { message: error.message, traceId: error.requestId, onRetry: () => void refetch() }
