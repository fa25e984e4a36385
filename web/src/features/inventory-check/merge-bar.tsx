import { checkText } from '../../text/inventory-check.ts'
import { Button } from '../../ui/button.tsx'

const { merging } = checkText

/** What is done with ticked checks: two or more become one. */
export function MergeBar({ count, onClear, onMerge }: { count: number } & Record<'onClear' | 'onMerge', () => void>) {
  return (
    <span className="flex items-center gap-2">
      {count < 2 && <span className="text-12 text-ink-2">{merging.needTwo}</span>}
      <Button size="sm" onClick={onClear}>
        {merging.clear}
      </Button>
      <Button size="sm" variant="primary" disabled={count < 2} onClick={onMerge}>
        {merging.pick}
      </Button>
    </span>
  )
}
