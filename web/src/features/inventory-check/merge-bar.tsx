import { useState } from 'react'
import { TickedActions } from '../../list/ticked-actions.tsx'
import { checkText } from '../../text/stock/inventory-check.ts'
import { Button } from '../../ui/button/button.tsx'
import { MergeChecks } from './merge-checks.tsx'

const { merging } = checkText

/** What is done with ticked checks: two or more become one. */
export function MergeBar({ checkIds, onClear }: { checkIds: readonly string[]; onClear: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const tooFew = checkIds.length < 2
  return (
    <>
      <TickedActions hint={tooFew && merging.needTwo} onClear={onClear}>
        <Button size="sm" variant="primary" disabled={tooFew} onClick={() => setAsked(true)}>
          {merging.pick}
        </Button>
      </TickedActions>
      {isAsked && <MergeChecks checkIds={checkIds} onClose={() => setAsked(false)} />}
    </>
  )
}
