import OctagonAlert from 'lucide-react/icons/octagon-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { Button } from '../button/button.tsx'

type ErrorStateProps = {
  title?: string
  children?: ReactNode
  /** Id of the request, for support. */
  traceId?: string | undefined
  onRetry?: (() => void) | undefined
}

/** Says what could not be done, and lets the person try again. */
export function ErrorState({ title = kitText.loadFailed, children, traceId, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-8 text-center text-ink-2">
      <span className="text-danger-text [&_svg]:size-6">
        <OctagonAlert />
      </span>
      <p className="font-semibold text-14 text-ink">{title}</p>
      {(children || traceId) && (
        <p className="max-w-96">
          {children} {traceId && kitText.traceId(traceId)}
        </p>
      )}
      {onRetry && (
        <Button icon={<RotateCw />} onClick={onRetry} className="mt-1">
          {kitText.retry}
        </Button>
      )}
    </div>
  )
}
