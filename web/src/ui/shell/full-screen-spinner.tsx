import { kitText } from '../../text/kit/kit.ts'
import { Spinner } from '../mark/spinner.tsx'

/** Only for the moment before the profile is known; everywhere else a skeleton keeps the layout. */
export function FullScreenSpinner({ label = kitText.loading }: { label?: string }) {
  return (
    <div role="status" className="grid h-dvh place-content-center justify-items-center gap-3 text-ink-2">
      <span className="text-accent">
        <Spinner large />
      </span>
      {label}
    </div>
  )
}
