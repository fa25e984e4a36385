import { DetailPage } from '../ui/page/detail-page.tsx'
import type { Crumb } from '../ui/page/page-head.tsx'

type Reading<T> = {
  data: T | undefined
  error: { message: string; requestId?: string | undefined } | null
  refetch: () => unknown
}

type DocumentLoadingProps = {
  title: string
  crumbs: readonly Crumb[]
  /** What is being read; the first one that failed is shown. */
  reading: readonly Reading<unknown>[]
}

/** The page of a document until what it needs has been read, or why it could not be. */
export function DocumentLoading({ title, crumbs, reading }: DocumentLoadingProps) {
  const failed = reading.find(one => one.error)
  return (
    <DetailPage
      title={title}
      crumbs={crumbs}
      loading
      error={
        failed?.error && {
          message: failed.error.message,
          traceId: failed.error.requestId,
          onRetry: () => void failed.refetch(),
        }
      }
    />
  )
}
