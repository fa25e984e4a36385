import type { Shift } from '@quay/contract/shift/shapes'
import { type ReactNode, useState } from 'react'
import { CountWindow } from './count-window.tsx'
import { HandOverWindow } from './hand-over-window.tsx'
import { type Ending, ResultWindow } from './result-window.tsx'

type EndShiftProps = {
  shift: { id: string; code: string; openingFloat: number }
  /** Who holds it and since when. */
  about: ReactNode
  /** What a person should see before counting. */
  notes?: ReactNode
  onClose: () => void
  onEnded: (shift: Shift) => void
}

/** Counts the drawer, tells what differs, then closes the shift or hands it over: one window after the other. */
export function EndShift({ shift, about, notes, onClose, onEnded }: EndShiftProps) {
  const [counted, setCounted] = useState<Shift | null>(null)
  const [handing, setHanding] = useState<Ending | null>(null)
  if (!counted)
    return <CountWindow shift={shift} about={about} notes={notes} onClose={onClose} onCounted={setCounted} />
  if (handing)
    return <HandOverWindow shift={counted} ending={handing} onBack={() => setHanding(null)} onHanded={onEnded} />
  return (
    <ResultWindow
      shift={counted}
      onAgain={() => setCounted(null)}
      onClose={onClose}
      onHandOver={setHanding}
      onClosed={onEnded}
    />
  )
}
