import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'

type CardReadingProps<Data> = {
  reading: { data: Data | undefined; error: { message: string } | null; refetch: () => unknown }
  /** Lines of the skeleton while it is read. */
  lines: number
  children: (data: Data) => ReactNode
}

/** What a card of the home page shows of a reading; why it could not be read, with a way to try again. */
export function CardReading<Data>({ reading: { data, error, refetch }, lines, children }: CardReadingProps<Data>) {
  if (data !== undefined) return children(data)
  if (error) return <ErrorState title={error.message} onRetry={() => void refetch()} />
  return (
    <div className="px-4 pb-4">
      <Skeleton lines={lines} />
    </div>
  )
}
