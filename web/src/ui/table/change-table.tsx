import type { LogChange } from '@quay/domain/user-log/log-changes'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { userLogText } from '../../text/setting/user-log.ts'

/** What was and what became of it. */
export function ChangeTable({ changes }: { changes: readonly LogChange[] }) {
  if (changes.length === 0) return <p className="text-ink-3">{userLogText.noChange}</p>
  return (
    <dl className="grid gap-1">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid grid-cols-[160px_minmax(0,1fr)] gap-3 max-sm:grid-cols-1 max-sm:gap-0">
          <dt className="text-ink-3">{field}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 break-words">
            {before !== null && (
              <>
                <span className="text-ink-2 line-through decoration-line-strong">{before}</span>
                <ArrowRight className="size-3.5! text-ink-3" aria-label="thành" />
              </>
            )}
            <span className={after === null ? 'text-ink-3' : 'font-medium'}>{after ?? 'trống'}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
