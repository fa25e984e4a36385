import type { Medicine } from '@quay/contract/medicine/shapes'
import { useState } from 'react'
import { TickedActions } from '../../list/ticked-actions.tsx'
import { medicineText } from '../../text/product/medicine.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopySheet, mostCopied } from './copy-sheet.tsx'

/** What is done with ticked medicines of the national list: they are copied into the store's own. */
export function CopyTicked({ medicines, onClear }: { medicines: readonly Medicine[]; onClear: () => void }) {
  const [copying, setCopying] = useState(false)
  const tooMany = medicines.length > mostCopied
  return (
    <>
      <TickedActions warning={tooMany && medicineText.tooMany} onClear={onClear}>
        <Button size="sm" variant="primary" disabled={tooMany} onClick={() => setCopying(true)}>
          {medicineText.copyMany(medicines.length)}
        </Button>
      </TickedActions>
      {copying && <CopySheet medicines={medicines} onClose={() => setCopying(false)} onDone={onClear} />}
    </>
  )
}
