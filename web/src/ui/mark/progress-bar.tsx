import { formatNumber } from '@quay/domain/text/format-number'
import type { ReactNode } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { Button } from '../button/button.tsx'

type ProgressBarProps = {
  /** Names the work: "Đang nhập". */
  label: string
  done: number
  total: number
  /** Under the bar: faults so far, time left. */
  hint?: ReactNode
  onCancel?: () => void
}

/** Long work with its count; can be stopped when `onCancel` is given. */
export function ProgressBar({ label, done, total, hint, onCancel }: ProgressBarProps) {
  const share = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <span>
          {label} {formatNumber(done)} / {formatNumber(total)}
        </span>
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            {kitText.stop}
          </Button>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
      </div>
      {hint && <span className="text-12 text-ink-3">{hint}</span>}
    </div>
  )
}
