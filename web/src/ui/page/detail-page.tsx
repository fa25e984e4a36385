import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { type Crumb, PageHead } from './page-head.tsx'
import { Skeleton } from './skeleton.tsx'

type DetailPageProps = {
  title: ReactNode
  crumbs?: readonly Crumb[]
  /** State and facts beside the title. */
  meta?: ReactNode
  actions?: ReactNode
  /** The column of 308 px: partner, totals. Under the content below 1024 px. */
  side?: ReactNode
  loading?: boolean
  error?: { message?: string; traceId?: string | undefined; onRetry?: (() => void) | undefined } | null | undefined
  children?: ReactNode
}

/** The page shape of one thing: head, content in cards, a side column. */
export function DetailPage({ title, crumbs, meta, actions, side, loading = false, error, children }: DetailPageProps) {
  return (
    <>
      <PageHead title={title} crumbs={crumbs} meta={meta} actions={actions} />
      {error ? (
        <ErrorState title={error.message} traceId={error.traceId} onRetry={error.onRetry} />
      ) : loading ? (
        <Skeleton lines={10} />
      ) : (
        <div className={side ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_308px]' : undefined}>
          <div className="grid min-w-0 gap-4">{children}</div>
          {side && <div className="grid gap-4">{side}</div>}
        </div>
      )}
    </>
  )
}
