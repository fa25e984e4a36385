import { kitText } from '../../text/kit/kit.ts'

const widths = ['w-2/5', 'w-full', 'w-5/6', 'w-11/12', 'w-3/4', 'w-1/2']

/** One grey bar of text to come. Set its width by `className`. */
export function SkeletonBar({ className = 'w-full' }: { className?: string }) {
  return <span className={`block h-2.5 animate-pulse rounded-1 bg-skeleton ${className}`} />
}

/** The place of a block of text that is loading. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div role="status" className="grid gap-2.5 py-1">
      <span className="sr-only">{kitText.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity but their place
        <SkeletonBar key={line} className={widths[line % widths.length]} />
      ))}
    </div>
  )
}
